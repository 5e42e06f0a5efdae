/** Puts idioms of rules into words that the grammar reads. */
const REWRITES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:put|turn|translate|convert|rephrase|rewrite|summari[sz]e|wrap) (?:the )?(?:raw )?(?:tool|function|api) (?:outputs?|results?|responses?) (?:in)?to .{3,60}$/i,
    'Never show raw tool output',
  ],
  [
    /^(?:the )?(?:users?|customers?|clients?|patients?|guests?) (?:must|should|may|can|are to|is to|do|will) (?:not|never) (?:be shown|see|get|receive|be given|read|be sent|get to see) (.{3,60})$/i,
    'Never show $1 to the user',
  ],
  [
    /^never show (?:raw )?(?:json|sql|xml|html|field names|ids|codes|raw (?:output|data|results?))(?: results?| output| data)?(?:,? (?:or|and|nor) (?:field|column|parameter|key|internal|raw) (?:names|keys|ids|data))?(?: to the user)?(?:, (?:summari[sz]e|explain|rephrase|describe) (?:them|it))?$/i,
    'Never show raw tool output',
  ],
  [
    /^(?:a |an |the |any )?(.{2,30}?\b(\p{L}{3,20})s?) (?:that|which) (has|have|is|are|was|were)(n['’]t| not)? (?:already |yet |been |still |currently )*(\p{L}{3,14}(?:ed|en|t|n|d)) (.{3,120})$/iu,
    '$1 $6 if the $2 has$4 been $5',
  ],
  [
    /^(?:a |any |every )?(?:failed|failing) (.{2,40}?) (?:may|can|must|should) (?:only )?be (?:retried|repeated|attempted again|tried again) (.+)$/i,
    'retry a failed $1 at most $2',
  ],
  [
    /^(?:do not|don['’]t|never) (?:repeat|retry|resend|rerun) (?:an? |any |the )?(.{2,40}?) that (?:has )?(?:failed|errored)$/i,
    'never retry a failed $1',
  ],
  [
    /^all (?:the |available |listed )?tools (?:may|can) be (?:used|called)(?:,)? (?:except(?: for)?|but(?: not)?|other than|apart from) (.+)$/i,
    'never use $1',
  ],
  [
    /^(?:the |your )?(?:bot|assistant|agent|model) (?:works?|runs?|operates?|is|stays?|remains?) (?:strictly |always )?read[- ]only$/i,
    'read-only',
  ],
  [
    / (?:stays?|are kept|is kept|must stay|must be kept|should stay) out of (?:the |your |its |all )?(?:replies|reply|answers?|chat|responses?|texts?)$/i,
    ' must not be mentioned in replies',
  ],
  [/\b(one|two|three|four|five|six|\d{1,2}) of (?:them|these|those)\b/i, '$1 calls'],
  [/ (?:instead of|rather than) \p{L}{3,15}ing .{2,60}$/iu, ''],
  [/,? (?:and )?(?:no|not any|not|never) more(?: than that| is allowed)?$/i, ' at most'],
  [
    / (?:is|are) (?:the )?(?:maximum|limit|plenty|enough|the most)(?:[,;:] more (?:is|are) .{3,30})?$/i,
    ' at most',
  ],
  [/,? not even (?:for|if|when|with|to|by|in) .{2,60}$/i, ''],
  [
    /,? (?:and |but )?(?:the (?:bot|assistant|agent)|you|we|it) (?:(?:must|may|should|can|do|does|will) ?)?(?:not|never|n['’]t|cannot|can['’]t|mustn['’]t|don['’]t|doesn['’]t) (?:ever )?\p{L}{3,15} (?:it|them|that|those|these|one)(?: (?:itself|alone|on its own|directly|yourself))?$/iu,
    '',
  ],
  [
    /^(.{2,60}) (?:get|gets|are allowed|is allowed|may|can) (?:to )?(\p{L}{3,12}) (?:only )?(their|his|her) own (.{2,40}?)(?:,? (?:and |but )?(?:nobody|no one|noone|not anybody|not anyone|not somebody) else(?:['’]s?)?)?$/iu,
    'only $2 $3 own $4',
  ],
  [
    /,? (?:and |but )?(?:nobody|no one|not anybody|not anyone|not somebody|never (?:somebody|someone|anyone)) else(?:['’]s?)?$/i,
    '',
  ],
  [/^(?:please )?no (?:unasked|unrequested|unsolicited) (.{3,60})$/i, 'no $1 without request'],
  [
    / only (?:on|upon|at) (?:the )?(?:explicit |express )?request$/i,
    ' only if the user asks for it',
  ],
  [/^(?:only (?:on|upon) (?:explicit )?request:? )(.{3,80})$/i, 'only $1 if the user asks for it'],
  [/\b(?:ring|dial|phone) (?=\d{3})/i, 'call '],
  [
    /^(.{2,60}) (?:is|are) (?:mandatory|obligatory|compulsory|required|a must) (?:for|in|with) (?:every |each |any |all )?(.{2,60})$/i,
    'Every $2 needs $1',
  ],
  [
    /^(.{2,60}) (?:is|are) (?:reserved for|meant for|there for|intended for) (?=people who|customers who|users who|those who)/i,
    '$1 only if ',
  ],

  [/^should (?=the |an? |any |something |it |this )(.{3,80}?), /i, 'If $1, '],
  [/\b(?:have|has) no business (\p{L}{3,15}ing)\b/iu, 'must not be $1'],
  [/ (?:has|have) no place (?:in|inside) /i, ' must not be put in '],
  [
    / (?:does not|doesn['’]t|do not|don['’]t) (?:need|require|call for|warrant|justify) (?:any |a )?(?:tools?|calls?|functions?|tool calls?)$/i,
    ' needs no tools',
  ],
  [/ (?:stays?|is|are) free of /i, ' must have no '],
  [/ (?:does|do) not exist$/i, ' must not be made'],
  [/^(?:the )?(?:bot|assistant|agent) has (?:no|zero) right to /i, 'never '],
  [/^hands off (?:the |of )?/i, 'never touch '],
  [/^leave (.{2,60}?) alone$/i, 'never touch $1'],
  [
    / is something (?:that )?(?:we|you|the bot|it) (?:only )?(?:do|does|doing) (?:only )?(?:if|when|once|after) /i,
    ' only if ',
  ],
  [/ (?:is|are) something (?:that )?(?:we|you) never do$/i, ' is forbidden'],
  [
    / (?:only )?(?:on|upon) (?:explicit |express |the (?:user|customer)['’]s )?(?:request|demand)(?: only)?$/i,
    ' only if the user asks for it',
  ],
  [
    / only when (?:asked|told|requested|instructed)(?: to(?: do so)?| for it)?$/i,
    ' only if the user asks for it',
  ],
  [
    /^(.{3,80}) (?:is|are) (?:fine|ok|okay|allowed|permitted|possible) (?=as long as|provided|if|when|once|after|only)/i,
    '$1 only ',
  ],
  [/\bonly as long as\b/i, 'only if'],
  [/\bonly provided(?: that)?\b/i, 'only if'],
  [/\b(?:exclusively|solely|strictly) (?=after|if|when|once|with|on)\b/i, 'only '],
  [/,? never (?:from memory|from your head|by guessing|on (?:a )?guess(?:work)?)$/i, ''],
  [/ (?:must|may|can|should|will) never go out\b/i, ' must never be sent'],
  [/ (only )?(?:go|goes) (?:out )?(only )?(?=to )/i, ' may $1$2be made '],
  [/ (?:gets?|goes|go) (?:out|through|online|live)(?= |$)/i, ' is made'],
  [/^say nothing about (.{3,40}) (?=before|unless|until|without)/i, 'Never mention $1 '],
  [
    / (?:unless|before|until) (\S{3,60}) (?:has )?(?:said|says|confirmed|confirms|showed|shows|answered|returned|returns)(?: (?:so|it|this|that))?$/i,
    ' without checking $1',
  ],
  [/ isn['’]t to be /i, ' must not be '],
  [/ (?:is|are) not to be /i, ' must not be '],
  [/ (?:is|are) never to be /i, ' must never be '],
  [/ can no longer be /i, ' must not be '],
];

export const plain = (sentence: string): string =>
  REWRITES.reduce((text, [pattern, to]) => text.replace(pattern, to), sentence.trim());
