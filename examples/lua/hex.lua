-- Bytes as hexadecimal digits, as in messages.
local hex = {}

function hex.text(bytes)
  return (bytes:gsub(".", function(byte) return string.format("%02x", byte:byte()) end))
end

function hex.bytes(text)
  return (text:gsub("..", function(digits) return string.char(tonumber(digits, 16)) end))
end

return hex
