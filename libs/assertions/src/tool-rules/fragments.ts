/** Pieces of patterns for rules on tool calls. Every repetition is bounded. */

export const SUBJECT = String.raw`(?:(?:the |an |your |its )?(?:assistant|model|agent|bot|chatbot|ai|llm|system|you|response|output) )`;
export const MUST = String.raw`(?:(?:must|should|shall|has to|have to|needs to|need to|is required to|is expected to|will)(?: always)?|always) `;
export const NEVER = String.raw`(?:(?:must|should|shall|may|can|will) (?:not|never)(?: ever)?|cannot|never|do not|does not|don't|is not (?:allowed|permitted) to|is (?:forbidden|prohibited) (?:to|from)|must under no circumstances) `;
export const CALL = String.raw`(?:call|calls|use|uses|invoke|invokes|execute|executes|run|runs|calling|using|invoking) `;
export const NAME = String.raw`["'\x60“]?[\p{L}_][\p{L}\p{N}_.:/-]{0,120}["'\x60”]?`;
export const TOOL = String.raw`(?:the )?(?:(?:tool|function)s? )?${NAME}(?: (?:tool|function))?`;
export const TOOLS = String.raw`(?:any of )?(?:the )?(?:(?:tool|function)s? )?${TOOL}(?:(?:, | or | and |, or |, and )${TOOL}){0,15}`;
export const N = String.raw`(?<n>\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten)`;
export const BOUND = String.raw`(?<bound>at least|at most|no more than|not more than|fewer than|less than|more than|exactly|up to|a maximum of|a minimum of|only)`;
export const CALLS = String.raw`(?:tool calls?|function calls?|calls? to tools|tools?|functions?|calls)`;
export const LISTED = String.raw`(?:that (?:are|were) |which are )?(?:listed|defined|included|declared|present|contained|given|provided|found|available)(?: to it)?(?: (?:in|by|among) (?:the )?(?:\x60|'|")?(?:available_tools|available tools|list of (?:available )?tools|tool list|tool definitions|tools list)(?:\x60|'|")?)?`;

export const LITERAL = String.raw`(?:"[^"]{1,200}"|'[^']{1,200}'|\x60[^\x60]{1,200}\x60|-?\d[\d.,]{0,20}|true|false|null|[\p{L}_][\p{L}\p{N}_-]{0,60})`;
export const NOT = String.raw`(?<not>not |never )?`;
export const VALUE = String.raw`(?:be |equal |be equal to |be set to |contain |include |exceed |have the value )(?<values>(?:(?:one of|either|at most|at least|less than|fewer than|more than|greater than|larger than|under|over|above|below|no more than|no less than|between):? )?${LITERAL}(?:(?:, | or |, or | and )${LITERAL}){0,15})`;

export const ARGUMENT = String.raw`(?:the )?(?:(?:argument|parameter) (?<argument>${NAME}))`;
export const ARGUMENT_AFTER = String.raw`(?:the )?(?<argument>${NAME}) (?:argument|parameter)`;
export const OF = String.raw` (?:of|in|for|passed to|given to) (?:calls to |every call to |each call to )?`;
