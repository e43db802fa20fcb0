### What the server answers.

server-guest = Guest
server-bad = I expected { $expected }, but got { $got }.
server-bad-record = This is not a record that holds: { $fault }
server-busy = The server could not write this down just now. Please try again.
server-broken-table = This table cannot be opened.
server-csrf = This page is too old, or your browser does not keep cookies. Please load it again.
server-edition-not-here = The edition { $edition } that this was played with is not on this server.
server-fault = Something went wrong here. It has been noted.
server-http-bad = This request cannot be read.
server-http-method = This address does not take such requests.
server-http-seat = You may not see this.
server-http-size = This is too large.
server-http-token = Please show who you are.
server-http-unknown = There is nothing at this address.
server-move-link = This link has expired. Please make a new one on your other device.
server-no-hint = No hint was found in time. Please try again in a moment.
server-no-such-edition = There is no such edition here. There are: { $editions }.
server-no-such-game = There is no such game here. There are: { $games }.
server-no-such-table = There is no such table.
server-not-seated = You do not sit there.
server-rate = Too much at once. Please wait { $seconds ->
    [one] a second.
   *[other] { $seconds } seconds.
}
server-size = This is too large; at most { $bytes } bytes.
server-token = Your token is missing, wrong or too old.
server-token-for-one-seat = Your token is good for one seat only.
