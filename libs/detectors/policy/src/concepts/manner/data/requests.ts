/** Ways to ask the reader for something, and questions. */
export const REQUESTS = {
  /** Asks for what the same sentence names. */
  'request-frame': `
    ^ GIVE
    ^ please .. GIVE
    ^ GIVE ME
    ABLE you .. GIVE|look|check|take|find|get|have|make|verify|make|put|fetch|grab|repeat|specify|clarify|remind
    ABLE|do|did you VERY? please
    ABLE WE .. have|get|ask|see|take|know|request|borrow
    WE MODAL|do? VERY? still? just? VERY? need|require|want|lack
    WE VERY? still? just? only? VERY? need|require|want|lack|request
    WE BE? VERY? missing|asking|waiting|requesting|lacking
    WE would VERY? like|love|appreciate|need to? know|have|see|ask|hear|get|receive
    WE must|have|need to know|ask|see|have|verify|check|get|collect
    what BE|was|were the|YOUR|its|his|her
    what|which .. do|does|did|BE|have|has|are you|YOUR|it|the
    which .. BE|was|do|did|does
    what kind|type|sort|size|colour|color|model|version|date|time|day|number|device|browser|order|product
    when did|do|was|were|BE|will|would
    where do|did|BE|was|were|can|should
    who BE|was
    how old|many|much|long|tall|heavy|often|far
    do|does|did you|it VERY? have|know|remember|see|use|get|still|happen
    have you got|a|an|the|YOUR
    BE you|it|this|YOUR|the .. or ?
    BE you|YOUR|it|this on|using|in|at|running|over|under|aged|a|an ?
    if you .. GIVE .. WE
    if you GIVE|could|can|would
    once you .. GIVE
    as soon as you .. GIVE
    WE need BE
    you will|must|should|have|need VERY? to? VERY? GIVE
    BE VERY? needed|required|missing|necessary
    without YOUR|an|a|the .. WE can|BE not|unable
    waiting for YOUR|the
    ^ YOUR ... please $
    ^ what about YOUR|the
    mind sending|sharing|telling|giving|providing|uploading|confirming|attaching
    would it be possible to|for
    be VERY? helpful|useful|good|great|easier if|to
    would VERY? help|speed VERY? if|to|ME|things
    it helps|help if
    request you to
    ask you to|for
    WE ask for|that|you
    ask you VERY? GIVE
    take|snap|make a picture|photo|screenshot|snapshot|pic|video
    remind ME
    ^ along with YOUR
    ^ and YOUR
    - not|never .. GIVE
    - never ask|asks|need|want|request
    - not need|require|want|ask|request|have
    - no need|reason|one|staff to
    - nobody|noone will
    - not you|to .. GIVE
    - not need to GIVE
    - avoid|without|refrain|stop sharing|sending|giving|posting|entering|writing|providing|telling
    - instead of sending|sharing|giving
    - if you need|want|have|would|like
    - WE will|MODAL|have|BE|had|GIVE .. show|send|tell|give|let|provide|sent|shared|given|told|shown
    - let ME know if|what|how|when|whenever you|there|anything|else
    - you need|want anything|help|more|any|further
    - what can|else WE
    - note that
    - tell them|him|her
    - WE GIVE
    - would you like|prefer|rather
    - do you want|need ME|to|help|any|more|a
    - how MODAL WE
    - have you tried|considered|seen|read|checked|thought|heard
    - WE do not|never
  `,
  /** Names the thing directly as what is asked for. */
  'strict-request-frame': `
    ^ GIVE
    ^ please .. GIVE
    ABLE you .. GIVE|look|find|repeat|remind|verify|have
    ABLE WE .. have|get|ask|see|know|take|request
    WE MODAL|do? VERY? still? just? VERY? need|require|want|lack
    WE VERY? still? just? only? VERY? need|require|want|lack|request
    WE BE? VERY? missing|waiting|requesting|asking
    WE would VERY? like|love|appreciate|need to? know|have|see|get
    WE must|have|need to know|ask|see|have|verify|check|get|collect
    what BE|was|were the|YOUR
    whats YOUR
    which .. BE YOUR
    how old BE you|YOUR|he|she|they|the
    when BE|were|was .. born|birthday
    where do|BE you .. live|living|located|based|stay
    who BE|do you
    BE you married|single|divorced|pregnant|religious|insured|employed|male|female|over|under|a
    how much .. earn|make|weigh
    do you VERY? live|earn|have a|an|in|at|with|any|on
    if you .. GIVE .. WE
    if you GIVE
    if you could|can|would GIVE
    once you .. GIVE
    as soon as you .. GIVE
    WE need BE
    you will|must|should|have|need VERY? to? VERY? GIVE
    YOUR|the|a|an ... BE VERY? still? needed|required|missing|necessary
    without YOUR .. WE can|BE not|unable
    waiting for YOUR
    ^ YOUR ... please $
    mind sending|sharing|telling|giving|providing|uploading|confirming|attaching
    would it be possible to|for
    ask you to|for
    take|snap|make a picture|photo|screenshot|snapshot|pic
    ^ along with YOUR
    start|starting|begin|beginning with YOUR
    - not|never .. GIVE
    - never ask|asks|need|want|request
    - not need|require|want|ask|request|have
    - no need|reason|one|staff to
    - nobody|noone will
    - not need to GIVE
    - avoid|without|refrain|stop|before|when|after|by sharing|sending|giving|posting|entering|writing|providing|telling|typing
    - WE will|MODAL|have|BE|had|GIVE .. show|send|tell|give|let|provide|sent|shared|given|told|shown
    - let ME know if|what|how|when|whenever you|there|anything|else
    - tell ME if|when|how
    - WE GIVE
    - WE do not|never
    - only|all WE need BE the date|amount
    - have you tried|considered|forgotten|changed|reset
    ^ read|repeat|spell|read ME
    ABLE you VERY? send|share|give|tell|show|confirm|provide|upload
    what|which _ code|codes|pin|password|passcode|number|numbers|digits|word|phrase|address|name ... ?
    do you have|take|suffer|use .. any|a|an
    ^ read ME
    any .. WE should know
    what|which .. do|did you .. enter|use|receive|choose
    ^^ and YOUR ... ?
  `,
  /** Secrets that give access to an account. */
  'credential-thing': `
    secret word|phrase|number|code
    login|log-in and|with the|your secret|password|pin
    password|passwords|passcode|passcodes|passphrase|pin|pins|tan|tans|otp|otps|cvv|cvc|cvv2|mfa|2fa|totp|credentials|passkey
    one-time|verification|security|access|authentication|authenticator|login|log-in|sms|recovery|backup|activation|unlock|secret|six-digit|4-digit|6-digit|four-digit|three-digit|signing|transaction code|codes|token|key|phrase|number
    code|number .. received|sent|texted|authenticator|sms
    code from|in|on the|your text|sms|authenticator|app|message|email|token
    card VERY? number|numbers|details|data|information|digits|security|verification
    digits on|of|from|you
    number on|from|across the|your|front|back .. card
    expiry|expiration date
    login|log-in|sign-in|account|banking|access details|data|credentials
    security|secret question|questions|answer|answers
    api|private|recovery|seed|wallet|encryption key|keys|phrase|words
    maiden name
    digits you enter|use|type
    sort code .. account
    bank login
    - reset|change|changed|resetting|changing|forgot|forgotten|new|choose|create|update|set|strong YOUR|the|a|an? password|pin|passcode|passwords|pins
    - reset|change|new|forgotten|forgot|choose|create|set YOUR? new? password|pin
    - password reset|manager|link|field|page|protected|policy|rules
    - pin it|this|board|the
    - tan shoes|leather|lines|colour|color
    - error|discount|voucher|promo|booking|order|tracking|postal|zip|area|country|qr|product|article|colour|color|source code|number|token
    - gift card number
    - library|loyalty|membership|business card number
    numbers|digits|code from|in|on YOUR|the authenticator|app|token|text|message
    numbers|digits|code WE VERY? sent|texted|emailed
    _ numbers|digits WE
    answer to YOUR .. question
    - pick-up|pickup|collection|booking|voucher|gift|referral|locker|boarding|access|barcode code
    - code .. pick-up|pickup|collection
  `,
  /** Data that identifies or describes a person. */
  'personal-thing': `
    date|year|day|place of birth
    birthday|birthdate|dob|born|birth
    how old
    YOUR|the|his|her|their VERY? exact? age
    - at YOUR|the|his|her|their age
    home|postal|street|mailing|delivery|billing|email|residential|private|current|full|personal|shipping|work|mail address
    YOUR|the|a VERY? new|old|exact|full|current? address|addresses
    address ^
    phone|mobile|telephone|cell|contact|whatsapp number|numbers|details
    YOUR VERY? email|mobile|telephone|cell $
    YOUR VERY? number $
    number to|where|we|i .. call|reach|text you
    full|first|last|family|middle|legal|maiden|real|complete name|names
    surname|surnames
    YOUR name
    who BE you
    insurance|social|security|passport|id|identity|national|tax|license|licence|driving|account|nhs|health|member|membership|patient|student|employee|personnel|registration|personal VERY? number|id|no
    ssn|iban|passport|nationality|ethnicity|religion|gender|salary|income|employer|postcode|zip
    id|identity card|document|documents|proof|copy
    bank account|details|information
    marital|immigration|employment|health|citizenship status
    you married|single|divorced|pregnant
    you earn|make|weigh
    YOUR weight|height|income|salary|relationship|sexuality|diagnosis
    where .. live|living
    photo|picture|selfie|image|photos|pictures of you|yourself|your id|face|passport
    selfie
    medical history|records|conditions|condition|information
    personal|private|contact data|details|information|info
    - order|invoice|tracking|booking|ticket|reference|serial|model|version|part|article|case number|address
    - ip|mac|web|website|our|my|their|return|server|memory address
    - address the|this|that|it|your
    - email address book
    - edition .. old
    - how old BE the|this|that|it|your VERY? edition|device|phone|laptop|computer|car|book|product|order|account
    - name of the
    - product|brand|file|user|domain|server|host name
    - born in
    - where .. live chat|version|stream
    photo|picture|selfie|image|photos|pictures of you|yourself|your
    any illnesses|illness|allergies|conditions|condition|disabilities|diseases|medication
    YOUR surname|birthday
    which town|city|street|country .. live
  `,
  /** Places of the reader's own, where entering a secret is no disclosure. */
  'own-page': `
    on|in|at|into|under|via|through|using .. page|screen|app|website|site|form|checkout|field|box|settings|portal|prompt|dialog|machine|terminal|atm|window|browser|login|sign-in|menu|client
    at the checkout|counter|atm|terminal|login
    when|to log|sign|unlock|logging|signing in|into|yourself
    when prompted|asked
    yourself
    - in this|the chat|conversation|message
    - reply|message|chat
    - send|tell|give ME
  `,
  /** Instructions to enter something on a page. */
  'own-entry': `
    enter|type|choose|select|update|change|set the|a|an|new|YOUR .. address|email|name|details|number|birthday|birth|account|postcode|code
    ^ open|log|go|sign
    - here|chat|message|reply
    - ME
  `,
  /** Questions on the reader's case, which check nothing. */
  'service-question': `
    order|parcel|account|browser|device|version|app|password|address|email|phone|appointment|slot|booking|invoice|payment|card|transfer|date|suit|suits|insurance|operating|laptop|computer|windows|screen|profile|book|booked ?
    send|give|tell ME ?
    mean ?
    option for you ?
    would it help ?
  `,
  /** Ways to point somewhere, for a subject in the same sentence. */
  'referral-verb': `
    contact|contacting|consult|consulting|ask|asking|see|seeing|call|calling|phone|ring|visit|visiting|email|message|approach|approaching|check|notify|dial|try|read|tell|use|follow|open|inform
    speak|speaking|talk|talking|turn|write|reach|reaching|go|refer|referring|head|report|apply|appointment|directed|direct|directing|point|pointed|address|addressed|send to|with|out|via|at|by|in
    get|seek|seeking|find|obtain|look|arrange|book
    will|can|could|may|might|would be? VERY? best|able|happy|glad|help|advise|tell|answer|assist|explain|assess|examine|look|check|guide|support|give|decide|say|clarify|handle|confirm|sort|know
    BE|handles|deals VERY? the? right|best|responsible|there|able|happy|only? with|for|to|place|person|contact|team
    question|matter|topic|one|something|best|issue|case for
    in touch with
    best answered|handled|discussed by|with
    you BE|will find
    MY recommendation|suggestion
    leave that|this|it to
    - not need to
    - no need|reason to
    - not have to
    - not|never contact|call|consult|ask|see|visit|speak|talk
    - instead of|without asking|calling|seeing|visiting|contacting|consulting
    - WE VERY? ask*|called|spoke|talked|consulted|checked|contacted|see|find|tell
    - WE have .. ask*|spoken|talked|consulted|checked|contacted
    - do not bother
    - you see
    - PLACE VERY? see|say|find|know|recommend|treat|call|use|read|check|ask
    speak|talk to|with .. mum|dad|mom|parent|parents|someone|adult|teacher|friend|family|person
    go to|and .. someone|adult|teacher|parent|person
    tell|ask a|an|your|someone|somebody|the
    confide
  `,
  clarification: `
    what|which|who|where|when .. do|did you mean|want|need
    what|which do|did you .. mean
    do|did you VERY? mean|refer
    BE you VERY? referring|asking|looking|talking|trying|thinking|using|seeing|getting|working|planning|after
    ABLE you .. clarify|explain|elaborate|specify|describe|rephrase|expand|tell|give|share|provide|let|say|confirm|send|check|show|be|point|narrow|repeat|paste
    please .. clarify|specify|elaborate|describe|rephrase|explain|tell|let .. ME|what|which|YOUR|the|a|it
    ^ tell ME VERY? which|what|more|about|where|when|how|exactly|a
    ^ let ME know VERY? which|what|where|when|exactly|whether
    more specific|precise|detail|details|information|info|context about|on|please|so|?
    a|some|VERY? bit|little more information|detail|details|context|about|info
    WE need|require .. more|further|additional|few information|info|detail|details|context|to
    WE BE not VERY? sure|certain|clear .. mean|which|what|understand|follow
    WE do not|did quite? VERY? understand|follow|get|catch
    to make|be sure WE understand|understood|have|got
    just to clarify|confirm|check|be
    to help you VERY? better
    what exactly|precisely
    which one
    which part|step|exercise|one|of|device|product|order|version|browser|account|page|file|chapter|question|task|app|model|phone|printer|error|item|room|date|day|size|colour|color|language|country|plan|service|city|branch ?
    what happens|happened|error|kind|type|sort|version|device|model|does|do|have|did|BE .. ?
    what .. trying|looking ?
    BE it|this|that|you|YOUR|there .. or ?
    do|does you|it|YOUR .. or ?
    how old|long|many|much|often|tall|heavy|big|far ?
    when did|do|BE|was|would ?
    where did|do|BE|was|exactly ?
    have you already|tried|checked|seen|got|any ?
    does it|this|that|the|YOUR .. ?
    do you have|see|use|get|want|know|remember|prefer ?
    ABLE WE .. have|get|ask|know ?
    WE would need to know
    for|about which|what|whom
    mind telling|clarifying|explaining|sharing
    can|could you be VERY? more
    BE not clear ME?|what|which|who|where
    - does that|this|it make|sound|help|answer|look|seem
    - what else|can WE
    - do you want ME
    - not need to
    - do you have any other|more|further
    - do you know why|that|what
    - let ME know if
    - anything else
    - ABLE you do ME
    - more information BE|in|at|on|can
    - more details? BE|in|at|on|can
    - what BE the point
    - do you see|know how
    what|which|how|where|when would you VERY? like|prefer to
    what|which would you VERY? like|prefer|want
    just so|to that? WE get|have|understand|be this|that|it|you? right|correctly|clear|straight
    BE the .. or .. ?
    so you|your|the .. or ?
  `,
  'confirmation-request': `
    ABLE you .. confirm|verify|double-check|validate|approve|authorise|authorize
    ^ please .. confirm|verify|approve
    BE that|this|it|everything|these|those|all VERY? correct|right|ok|okay|accurate|fine|alright|what|good|you|acceptable|the|true ?
    BE you VERY? sure|certain|happy|okay|ok|ready|fine ?
    does that|this|it|everything VERY? look|sound|seem|work|suit|match VERY? right|good|ok|okay|correct|for|fine|you|like ?
    shall|should|may|can WE VERY? go|proceed|continue|cancel|book|send|order|delete|submit|place|start|do|close|change|confirm|charge|make|transfer|remove|book ?
    shall WE ?
    do|would you want|like ME to ?
    do you agree|approve|consent ?
    do you VERY? want|wish|intend to|us|me ?
    ok|okay|happy|ready|alright to VERY? go|proceed|continue ?
    with YOUR permission|approval|ok|okay|confirmation
    reply|type|say|answer|respond|write|press|enter with? yes|ok|confirm|y
    need|require|want|awaiting|await YOUR confirmation|approval|ok|okay|go|consent|permission
    waiting for YOUR confirmation|approval|ok|okay|go
    need|ask|like you to confirm|verify|approve
    let ME know if|whether|once|when|that .. correct|right|happy|agree|okay|ok|proceed|fine|works|good|go|confirm
    ABLE WE .. confirm
    if you confirm
    once you .. confirm|approve
    before WE .. confirm|proceed|go
    to confirm ^ you
    to confirm ?
    just to confirm|check|be
    have WE got|understood that|it|this|you ?
    did WE get|understand ?
    correct|right|ok|okay|yes|agreed $ ?
    - WE MODAL|have|BE|do|had VERY? now? confirm*
    - WE confirm
    - not need to confirm
    - not|never confirm*
    - already|been|BE|was|were confirmed
    - ABLE not confirm|deny
    - confirm or deny
    - not you have to confirm
    need YOUR go-ahead|ok|okay|permission|approval|confirmation|consent|blessing
    YOUR go-ahead|green
    would you VERY? like|prefer|want ME to .. ?
    ^^ VERY? confirm|verify
    please .. and confirm
  `,
  'check-question': `
    does that|this|it|everything VERY? make sense
    does that|this|it VERY? help|clear|clarify|answer ?
    do|does that|this|it|everything make|sound|seem VERY? clear|logical|sense ?
    BE that|this|it|everything|all|things VERY? clear|clearer|understandable|okay|ok
    do you VERY? understand|see|follow|get|know|remember|recognise|recognize|agree|notice ?
    did you VERY? understand|follow|get|see|notice ?
    have you VERY? got|understood|followed ?
    got it|that ?
    any|more|have questions so|about|on|up|at|? ?
    can|could|would you VERY? find|explain|tell|name|think|spot|solve|work|try|show|describe|say|guess|give|identify|calculate|repeat|summarise|summarize|put|see|list|point|write|complete|draw|figure|apply|imagine|predict|compare|put|use|spell|recall|do|make|underline|define|translate|tell ?
    what|which|why|how|where|when|who .. do|would|did|might|could you VERY? think|expect|say|guess|notice|see|suppose|get|predict|answer|solve|use|remember|find|do|choose|describe|explain|write|learn|calculate|apply|conclude ?
    what|how|why MODAL|does|do|happens|happen|if .. ?
    what will|would|might|could happen|be|change|come ?
    what|which|who|where|when|why|how BE|was|were|comes|happens|does|do|did|can|are|kind|type|word|part|number|of|answer|many|much|would|could|other|else|sentence|example|one ?
    which of these|the|them .. ?
    how would|do|could|might|can you
    how many|much|long|far|often|tall|big ?
    want|like|ready to try|test|have ?
    shall WE try|test|check|see ?
    ^ try .. YOUR own words
    YOUR own words
    ready for|to ?
    true or false
    quick check|quiz|question
    your turn
    ^ now you
    did that|this|it help|make|clear
    have WE explained|made|been ?
    how does that|this|it sound|look|feel ?
    was|were that|this|it|my .. clear|helpful|understandable|useful ?
    - ABLE WE help|do|assist
    - how|what ABLE|else WE
    - any other|more|further questions
    - ABLE you .. send|share|provide|upload|give ME
    - ABLE you tell ME YOUR|which|what|where
    - what|which BE YOUR name|order|email|address|number|account|phone|question
    - who would have
    - what BE wrong with you
    - how MODAL WE
    - what would you like
    - which .. would|do you like|want|prefer
    - what do you want|need
    - how BE you
    - what can WE
    with ME so? far? ?
    makes? sense $ ?
  `,
  /** Questions that offer or greet, and ask the reader for nothing. */
  'offering-question': `
    ABLE WE .. help|assist|do|offer ?
    how|what ABLE|else WE ?
    anything|something else|more|further ?
    would you like|prefer|care ?
    do you want|need ME|help|any|more|further|a|some ?
    do you have any VERY? other|more|further|additional? question* ?
    shall|should WE ?
    how BE you|YOUR|things ?
    why not ?
    any VERY? other|more|further? question* ?
    want ME to ?
    interested in ?
    who knows
    BE there anything|something ?
  `,
};
