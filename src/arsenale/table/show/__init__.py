"""What viewers are shown of a table, in their language and only as far as they may know it. Plain JSON values.

Their shapes are made with `typing_extensions.TypedDict`: pydantic, which makes the schema of the API, takes no
other on Python 3.11.
"""
