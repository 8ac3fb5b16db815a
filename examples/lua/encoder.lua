-- Encodes a file: from the schema and an infoset to bytes.
local failure = require("failure")
local hex = require("hex")
local schema = require("schema")

local encoder = {}
local Writer = {}
Writer.__index = Writer

function Writer:put(bytes)
  self.parts[#self.parts + 1] = bytes
end

-- A number of up to 64 bits as the integer with the same bits.
local function unsigned(digits)
  local value = 0
  for digit in digits:gmatch("%d") do
    value = value * 10 + tonumber(digit)
  end
  return value
end

-- The bits of a number: an integer in decimal digits, or a float by its bits.
local function bits(kind, shown)
  if kind.float then
    return tonumber(shown[1], 16)
  end
  return kind.tag == "u8" and unsigned(shown) or tonumber(shown)
end

function Writer:number(kind, shown)
  self:put(string.pack(kind.format, bits(kind, shown)))
end

function Writer:table(field, value)
  local kinds = {}
  for i, each in ipairs(self.index.structs[field.struct].fields) do
    kinds[i] = schema.number(each)
  end
  for _, row in ipairs(value.rows) do
    for i, kind in ipairs(kinds) do
      self:number(kind, row[i])
    end
  end
end

function Writer:value(field, value)
  local kind = schema.number(field)
  if kind then
    self:number(kind, value[kind.tag])
  elseif field.type == "varint" then
    self:put(hex.bytes(value.varint[1]))
  elseif field.type == "bytes" then
    self:put(hex.bytes(value.bytes))
  elseif field.type == "text" then
    self:put(hex.bytes(value.text[1]))
  elseif value.struct then
    self:struct(self.index.structs[value.struct], value)
  else
    failure.unsupported("the type " .. field.type)
  end
end

-- The length in bytes, or the number of elements, of a value whose size another field announces.
local function size(value)
  if value.rows then
    return #value.rows
  end
  if value.bytes or value.text then
    return #(value.bytes or value.text[1]) // 2
  end
  return #value
end

-- Rejects an infoset whose counts and lengths contradict it: no file has it.
function Writer:check(struct, fields)
  for id, determining in pairs(struct.determined_by) do
    local announced = fields[determining.id]
    local kind = schema.number(determining)
    if kind and fields[id] then
      local value = bits(kind, announced[kind.tag])
      if schema.size(determining, value) ~= size(fields[id]) then
        failure.reject(determining.id .. " contradicts " .. id)
      end
    end
  end
end

function Writer:struct(struct, value)
  if value.residue and value ~= self.root then
    failure.unsupported("residue in a struct")
  end
  self:check(struct, value.fields)
  for _, field in ipairs(struct.fields) do
    local given = value.fields[field.id]
    if given == nil then
      -- The condition is false, or an infoset is incomplete.
    elseif field.table then
      self:table(field, given)
    elseif field["repeat"] then
      for _, each in ipairs(given) do
        self:value(field, each)
      end
    else
      self:value(field, given)
    end
  end
end

-- The bytes of the file with the infoset `root`.
function encoder.encode(index, root)
  local writer = setmetatable({ index = index, root = root, parts = {} }, Writer)
  writer:struct(index.structs[root.struct], root)
  local residue = root.residue or {}
  if residue.patches or residue.slack then
    failure.unsupported("patches")
  end
  writer:put(hex.bytes(residue.trailing or ""))
  return table.concat(writer.parts)
end

return encoder
