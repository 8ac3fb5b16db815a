-- Answers the requests of the conformance runner: decodes and encodes files of every schema that it sends.
-- Run: diptych conformance run --executor 'lua5.4 examples/lua/executor.lua'
local here = arg[0]:match("^(.*)/") or "."
package.path = here .. "/?.lua;" .. package.path

local json = require("dkjson")
local decoder = require("decoder")
local encoder = require("encoder")
local failure = require("failure")
local hex = require("hex")
local schema = require("schema")

local MAX_MESSAGE = 32 * 1024 * 1024
local schemas = {}
local answers = {}

function answers.hello(request)
  for key, each in pairs(request.schemas) do
    schemas[key] = schema.index(each)
  end
  return { name = "lua", does = { "decode", "encode" } }
end

function answers.decode(request)
  if not request.schema then
    failure.unsupported("no detection")
  end
  local found = schemas[request.schema]
  local root = decoder.decode(found, hex.bytes(request.data))
  return { infoset = { infoset = 1, schema = request.schema, root = root } }
end

function answers.encode(request)
  local infoset = request.infoset
  return { data = hex.text(encoder.encode(schemas[infoset.schema], infoset.root)) }
end

local function answer(request)
  local work = answers[request["do"]]
  if not work then
    return { unsupported = request["do"] }
  end
  local ok, result = pcall(work, request)
  if ok then
    return result
  end
  return failure.answer(result)
end

local function read_message()
  local length = io.read(4)
  if not length then
    return nil
  end
  local size = string.unpack("<I4", length)
  return size <= MAX_MESSAGE and json.decode(io.read(size)) or nil
end

for request in read_message do
  local message = json.encode(answer(request))
  io.write(string.pack("<I4", #message), message)
  io.flush()
end
