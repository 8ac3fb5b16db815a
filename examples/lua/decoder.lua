-- Decodes a file: from the schema and bytes to an infoset.
local failure = require("failure")
local hex = require("hex")
local leb128 = require("leb128")
local schema = require("schema")

local decoder = {}
local Reader = {}
Reader.__index = Reader

local ARRAY = { __jsontype = "array" }

local function array()
  return setmetatable({}, ARRAY)
end

function Reader:take(count)
  if count < 0 then
    failure.reject("a negative length")
  end
  if count > #self.data - self.at + 1 then
    failure.reject("truncated")
  end
  local bytes = self.data:sub(self.at, self.at + count - 1)
  self.at = self.at + count
  return bytes
end

-- A number: as decimal digits, or as the digits of the bits of a float.
function Reader:number(kind)
  local value = string.unpack(kind.format, self:take(kind.width))
  if kind.float then
    return { string.format("%0" .. 2 * kind.width .. "x", value) }, value
  end
  local text = kind.tag == "u8" and string.format("%u", value) or tostring(value)
  return text, value
end

-- The rows of a table: its struct has plain numbers only.
function Reader:table(field, count)
  local struct = self.index.structs[field.struct]
  local columns, kinds, width = array(), {}, 0
  for i, each in ipairs(struct.fields) do
    kinds[i] = schema.number(each)
    width = width + kinds[i].width
    columns[i] = { each.id, kinds[i].tag }
  end
  if count < 0 or count * width > #self.data - self.at + 1 then
    failure.reject("more rows than bytes")
  end
  local rows = array()
  for row = 1, count do
    local cells = array()
    for i, kind in ipairs(kinds) do
      cells[i] = self:number(kind)
    end
    rows[row] = cells
  end
  return { table = struct.name, columns = columns, rows = rows }
end

function Reader:check(field, value, text)
  if field.constant and field.constant ~= text then
    failure.reject(field.id .. " must be " .. field.constant)
  end
  if field.allowed and not self.index.enums[field.names].names[text] then
    failure.reject(field.id .. " must be " .. field.allowed)
  end
  return value
end

-- One value, and the number that decides about siblings.
function Reader:value(struct, field, values)
  local kind = schema.number(field)
  if kind then
    local shown, value = self:number(kind)
    self:check(field, value, kind.float and "" or shown)
    return { [kind.tag] = shown }, value
  elseif field.type == "varint" then
    local bytes, value = leb128.read(self.data, self.at)
    self.at = self.at + #bytes
    return { varint = { hex.text(bytes) } }, value
  elseif field.type == "struct" or field.type == "switch" then
    local nested = schema.nested(self.index, field, field.on and tostring(values[field.on]))
    return nested and self:struct(nested)
  elseif field.type == "bytes" or field.type == "text" then
    local bytes = self:take(self:length(struct, field, values))
    if field.constant_bytes and field.constant_bytes ~= hex.text(bytes) then
      failure.reject("wrong " .. field.id)
    end
    return field.type == "bytes" and { bytes = hex.text(bytes) } or { text = { hex.text(bytes) } }
  end
  failure.unsupported("the type " .. field.type)
end

function Reader:length(struct, field, values)
  if field.constant_bytes then
    return #field.constant_bytes // 2
  end
  local determining = struct.determined_by[field.id]
  if not determining then
    failure.unsupported("bytes without a length")
  end
  return schema.size(determining, values[determining.id])
end

function Reader:elements(struct, field, values)
  local count = field["repeat"]
  if count == "counted" then
    local determining = struct.determined_by[field.id]
    count = schema.size(determining, values[determining.id])
  end
  if field.table then
    return self:table(field, count)
  end
  -- Each element takes at least one byte, so that a wrong count ends here and not in memory.
  if count < 0 or count > #self.data then
    failure.reject("more elements than bytes")
  end
  local all = array()
  for i = 1, count do
    all[i] = self:value(struct, field, values)
  end
  return all
end

function Reader:struct(struct)
  local fields, values = {}, {}
  for _, field in ipairs(struct.fields) do
    if schema.present(field, function(id) return values[id] end) then
      if field["repeat"] then
        fields[field.id] = self:elements(struct, field, values)
      else
        fields[field.id], values[field.id] = self:value(struct, field, values)
      end
    end
  end
  return { struct = struct.name, fields = fields }
end

-- The root of the infoset of `data`. Bytes after the end are kept.
function decoder.decode(index, data)
  local reader = setmetatable({ index = index, data = data, at = 1 }, Reader)
  local root = reader:struct(index.structs[index.root])
  if reader.at <= #data then
    root.residue = { trailing = hex.text(data:sub(reader.at)) }
  end
  return root
end

return decoder
