-- Lengths of strings as .NET writes them: seven bits in each byte, the lowest first. Bits beyond 32 have no weight,
-- however many bytes there are.
local failure = require("failure")
local leb128 = {}

-- The bytes at `at` of a number, and the lowest 32 bits of its value as a signed number.
function leb128.read(data, at)
  local value = 0
  for i = 0, #data - at do
    local byte = data:byte(at + i)
    value = value | (byte & 0x7f) << (7 * i)
    if byte < 0x80 then
      local bits = string.pack("<I4", value & 0xffffffff)
      return data:sub(at, at + i), (string.unpack("<i4", bits))
    end
  end
  failure.reject("truncated")
end

return leb128
