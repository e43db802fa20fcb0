"""`python -m arsenale` is `arsenale`."""

if __name__ == "__main__":
    # Here, not above: the processes in which bots think load this module too, and need no command line.
    from .cli import main

    main()
