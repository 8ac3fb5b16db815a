"""Answers one request after the other."""

import json
import traceback

from executor import frames
from executor.engine import Engine
from executor.errors import Refused, Unsupported


def serve(requests, answers):
    """Serves until there are no more requests."""
    server = Server()
    request = frames.read(requests)
    while request is not None:
        frames.write(server.answer(request), answers)
        request = frames.read(requests)


class Server:
    """Keeps the schemas that the first request brings."""

    def __init__(self):
        self._engine = Engine({})

    def answer(self, data):
        """The bytes of the answer to those of a request; whatever goes wrong is one."""
        try:
            return _json(self._answer(json.loads(data)))
        except Exception as e:
            return _json(_problem(e))

    def _answer(self, request):
        do = request.get("do")
        if do == "hello":
            self._engine = Engine(request["schemas"])
            return {"name": "python", "does": ["decode", "encode", "parse", "print"]}
        if do == "decode":
            return {"infoset": self._engine.decode(_schema(request), _data(request))}
        if do == "parse":
            options = request.get("options") or {}
            return {"infoset": self._engine.parse(_data(request), options)}
        if do == "print":
            return {"data": self._engine.print(request["infoset"]).hex()}
        if do == "encode":
            return {"data": self._engine.encode(request["infoset"]).hex()}
        raise Unsupported(f"unknown request '{do}'")


def _problem(error):
    if isinstance(error, Refused):
        return {"refused": [], "message": str(error)}
    if isinstance(error, RecursionError):
        return {"refused": [], "message": "this is nested deeper than can be taken"}
    if isinstance(error, Unsupported):
        return {"unsupported": str(error)}
    # A fault of this program, and no reason to end it.
    traceback.print_exception(type(error), error, error.__traceback__)
    return {"failed": f"{type(error).__name__}: {error}"}


def _json(message):
    return json.dumps(message, ensure_ascii=False).encode("utf-8")


def _data(request):
    return bytes.fromhex(request["data"])


def _schema(request):
    if request.get("schema") is None:
        raise Unsupported("no detection")
    return request["schema"]
