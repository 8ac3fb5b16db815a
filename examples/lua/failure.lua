-- The two ways not to answer: input that is invalid, and input that this program does not support.
local failure = {}

-- Rejects the input. The reason is for people: the protocol does not compare it.
function failure.reject(reason)
  error({ refused = setmetatable({}, { __jsontype = "array" }), reason = reason }, 0)
end

function failure.unsupported(what)
  error({ unsupported = what }, 0)
end

-- The answer for an error that pcall caught; anything else is a bug of this program.
function failure.answer(caught)
  if type(caught) ~= "table" then
    return { failed = tostring(caught) }
  end
  caught.reason = nil
  return caught
end

return failure
