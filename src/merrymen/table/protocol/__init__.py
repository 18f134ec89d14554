"""Every message of the table, typed: what goes over the WebSocket and over HTTP.

`docs/protocol.md` explains them with examples; these structs are what the server checks.
"""
