/** Moves of users in their messages. */
export const USERS = {
  complaint: `
    complain*|complaint|complaints
    VERY? disappoint*|frustrat*|annoy*|unhappy|dissatisfied|displeased|appalled|disgusted|upset
    not VERY? happy|satisfied|pleased|impressed|amused|good|acceptable|fair|okay|ok|right|what
    unacceptable|ridiculous|outrageous|disgraceful|shameful|pathetic|appalling|dreadful|horrendous|abysmal|atrocious|shocking|absurd|unbelievable|inexcusable
    terrible|horrible|awful|worst|poor|lousy|useless|rubbish|disgusting service|experience|support|quality|product|app|customer|ever|staff|website|company|update|condition|food|taste|delivery|idea|room|line|connection
    the worst
    BE VERY? terrible|horrible|awful|useless|rubbish|disgusting|nightmare|joke|mess|broken|damaged|defective|faulty|dead|down|late|delayed|wrong|missing|cracked|torn|ripped|stained|dirty|scratched|smashed|shattered|leaking|spoiled|spoilt|rotten|mouldy|moldy|stale|expired|empty|bent|dented|stuck|frozen|blurry|noisy|loud|cold|rude|unhelpful|slow|overcharged|locked|blocked|gone|lost|crooked|sticky|unusable|incomplete
    arrived|came|turned|delivered|got|received|has VERY? damaged|broken|late|cracked|smashed|torn|wrong|open|opened|faulty|defective|dirty|wet|crushed|scratched|empty|without|in|with|melted|spoiled
    damaged|broken|cracked|defective|faulty|torn|smashed|shattered|leaking|scratched|stained|ripped|dented|mouldy|moldy|rotten
    broke|cracked|snapped|ripped|tore|leaks|leaked|crashes|crashed|crashing|froze|freezes|fails|failed|failing|flickers|flickering|overheats|disappeared|vanished|malfunctioning|malfunctions|glitch|glitches|glitching|lags|stutters
    not VERY? work|works|working|open|opening|load|loading|start|turn|charge|connect|respond|responding|arrive|arrived|come|received|receive|fit|show|print|sync|play|function|update|save|accept|accepted|recognise|recognize|reply|replied|answer|answered|answers|delivered|refunded|credited|credited|log|get|got|send
    can|could not VERY? VERY? log|login|sign|access|open|find|connect|print|pay|see|use|download|upload|install|reach|get|hear|reset|submit|load|save
    does|do|did|will|would not VERY? anything
    does|do|did nothing
    stopped|stops|quit working|responding|charging|printing|loading
    keeps|keep|kept|constantly VERY? crash*|freez*|logging|disconnect*|restart*|failing|getting|asking|saying|showing|flicker*|dropping|cutting|turning|sending|beeping|losing|stopping
    still waiting|not|no|nothing|have|has
    have|had been waiting
    waiting|waited VERY? for|since|over|more|three|two|four|five|weeks|days|hours|an
    where BE MY VERY? order|parcel|package|refund|money|delivery
    never VERY? arrived|came|received|got|showed|replied|answered|again|delivered
    nobody|noone answers|replies|answered|replied|helps|helped|called|calls|responds|responded|cares|picks
    no one VERY? answers|replies|answered|replied|helps|helped|called|responds|responded|cares|picks|came
    wrong item|size|colour|color|product|order|address|amount|model|one|price|bill|invoice|name|charge|account
    missing from|in|item|part|parts|button|screws|page|pages|pieces
    BE|are missing
    charged|billed ME? VERY? twice|double|wrong|too|for|again|extra|three
    overcharged
    double charged|charge|billing
    money back
    problem|problems|issue|issues|trouble|difficulties|bug|bugs|error|errors|fault|outage|failure with|in|on|when|logging|using|since|message|code|again|after
    have|having|got|get|is|was|report|a|an|the|this VERY? problem|problems|issue|issues|trouble|bug|error|fault|outage
    error _ ? appears|message|code|when|every|again
    gives|get|got|getting|shows|showing|throws|says ME? an? error
    lost MY|the|all|everything
    lost|deleted|erased|wiped|ruined all|my|everything|the
    every time i|we|the
    third|second|fourth|fifth|3rd|2nd|4th|tenth time
    again and again
    fed up
    sick|tired of
    had|have enough
    driving ME VERY? crazy|nuts|mad|insane|up
    let ME down
    rude to|staff|employee|driver|agent|person
    BE|was VERY? VERY? rude|unfriendly|impolite|unprofessional|unhelpful
    rip off|ripoff
    ripped ME off
    scam|scammed
    waste of money|time
    want|demand .. refund|compensation|manager|explanation
    what kind|sort of a? company|service|clinic|shop|bank|place|business|support|hotel|airline|restaurant|school|store
    not what WE ordered|expected|paid|asked|wanted
    never order|buy|use|come|shop|again
    too VERY? slow|expensive|loud|small|late|long
    down again|for|since
    BE down
    out of order
    fell|falls|came|coming|falling apart|off
    nightmare
    not as described|advertised|pictured|expected
    took|takes|taking forever|ages|VERY|weeks|far
    in VERY? _ pieces
    have|has holes?|a hole|scratch|crack|stain|tear|dent|leak|defect|fault|tear|big
    black screen
    blue screen
    smell*|tast* VERY? bad|awful|terrible|strange|weird|off|horrible|disgusting
    - no problem|problems|issue|issues|trouble|complaint|complaints
    - not disappointed|complain*
    - works fine|well|great|perfectly
    - not a problem
    - how .. complain*|complaint
    - problem solved
    - not no VERY? broken|damaged
    - what if .. broken|damaged|late|missing|wrong
    - if it|my|the|something|i BE|arrives|breaks|get VERY? broken|damaged|late|missing|wrong|lost|defective
    - can not wait
    - BE not VERY? broken|damaged|late|missing|wrong|dirty|rude|slow
    no sound|picture|signal|internet|connection|power|image|reaction|response|heat|heating|light|display|audio|network|wifi|reception|electricity|update|reply|answer|news|feedback|water|refund|confirmation since|in|on|for|at|from|from|again|anymore|any|yet|when|after|all|from|here
    stays|stayed|remains|goes|went|turns|turned|BE VERY? black|blank|dark|frozen|off|silent|red|grey|dead
    a|very different colour|color|size|model|shape|from|than
    different .. from|than the picture|photo|description|one|image
    in shards|pieces|bits|tatters
    threw|dumped|left|tossed|kicked .. over|outside|on|in|rain|fence|street|doorstep
    have heard nothing|back
    heard nothing
    was|were promised
    never happened|called|came|showed|arrived|replied|returned|responded|answered
    noise|noises|noisy
    ignored ME
    the|our _ BE VERY? cold|late|dirty|rude|broken|old|wet|burnt|raw|stale|disgusting
    been a|two|three|four month|months|week|weeks|day|days|year|hours .. and|since
    over|more than? a|two|three month|months|week|weeks .. ago|now|late
    terrible|horrible|awful|weird|strange|loud|constant noise|smell|sound|taste|stain
    no one came
    had to wait|pay|call|come|throw
    makes|make a .. noise|sound
    not even
    nothing works|happens|happened
    without|no any? warning|reason|explanation
    keeps|kept waiting
    lousy
    - no noise
    - different size|sizes|colours|colors|model ?
    - do you have .. different
    expected VERY? better|more|much
    this BE not what
    half|some|most|all of? the .. blank|missing|broken|empty|dead|torn
    never|not VERY? seen such
    let down
    very poor
    falls short
    what a shame
    regret buying|ordering|choosing|booking
  `,
  anger: `
    furious|outraged|livid|enraged|fuming|seething|infuriat*|enraging|raging|outrage|outrageous
    BE VERY? angry|mad|pissed|sick|fed|done|outraged
    angry
    unacceptable|ridiculous|disgraceful|disgrace|shameful|pathetic|appalling|absurd|insane|unbelievable|unbelievably|inexcusable|incompetent|incompetence|idiots|idiot|morons|liars|thieves|crooks|scammers|scam|fraudsters|clowns|shambles|useless|insulting|infuriating|maddening|atrocious|bullshit|farce|laughable
    what|how|who the hell|heck|fuck
    how dare
    fed up
    sick|tired of
    had|have VERY? enough
    enough BE
    driving|drives ME VERY? crazy|nuts|mad|insane|up
    never VERY? again
    worst .. ever
    the worst
    what kind|sort of a? company|service|clinic|shop|bank|place|business|support|idiot|joke|people|hotel|airline|restaurant|school|store
    WE demand
    lawyer|sue|court|solicitor
    last time i|we
    want MY money
    give ME MY money
    rip off|ripoff
    BE you VERY? kidding|serious|joking
    is this a joke
    fix this|it now
    right now
    third|fourth|fifth|tenth|3rd|4th|5th|hundredth|umpteenth|last time
    lost patience
    out of patience
    MY patience
    hate you|this|your|it
    shut up
    waste of money|time
    you people
    nobody|noone cares|helps|answers
    no one VERY? cares|helps|answers
    do YOUR job
    are you blind|deaf|stupid
    stop lying
    lie|lied|lying to
    joke of a
    cancel everything
    nightmare
    - not angry|furious|mad
    - BE not VERY? angry|furious
    - make mad
    - right now i|we
    - sick of? since|for|today|leave|note|and
    - for the third|fourth|fifth|last time VERY? this year|enjoy|and|loved
    - a funny joke
    - tell ME a joke
    - no joke
    - not a joke
    - a? good joke
    never VERY? order|buy|shop|use|come|book|fly|stay|recommend .. again|anymore
    - the third|fourth|fifth|last time slot|zone|limit|option
    had|have it with you|this|your
    you lot
    beyond a? joke|angry|furious|belief|unacceptable
    think WE BE VERY? stupid|an|idiot|a|blind
    WE BE VERY? stupid ?
    give ME my|back
    shame on you
    ruined MY|our|everything|the
    bloody|damn|freaking|stupid
    stop sending|calling|charging|lying|wasting|ignoring
    disgust*
    what a|an joke|disgrace|shame|mess|farce|shambles|rip-off|insult|nerve
    lost it
    explode
    sort this|it out now|immediately|today
    final|last warning
    insult*
    - joke was|is VERY? funny|good|great
    - a good|funny|great joke
    a|BE|one|complete|total|absolute|bad|sick joke
  `,
  'human-request': `
    speak|talk|chat|talking|speaking|chatting|communicate|deal|dealing|connected|discuss VERY? to|with|this|it|directly .. human|humans|person|people|agent|representative|rep|someone|somebody|anyone|anybody|operator|manager|supervisor|advisor|adviser|employee|colleague|staff|boss|technician|team|specialist|expert|nurse|doctor|teacher|counsellor
    talk|speak|chat to|with a|an|the|your|some|any real|actual|live|human|proper|physical
    real|actual|live|human|living|proper person|human|people|agent|representative|support|being|operator|one|employee
    want|need|like|prefer|get|give|gimme|require|demand|request ME? a|an|the|your|some|to VERY? human|person|agent|representative|manager|supervisor|operator|someone|somebody|real|live|boss
    connect|transfer|put|pass|forward|switch|redirect|hand|escalate ME|this .. to|with|through
    put ME through
    not VERY? want|like|need|talk|speak|chat .. bot|robot|machine|computer|ai|chatbot
    no bot|bots|robot|robots|chatbot|machine
    instead of a|this|the bot|robot|machine|chatbot|computer
    get ME a|an|the|your|someone|somebody
    let ME VERY? speak|talk
    human please|now
    agent please|now
    representative
    ^^ agent|human|operator|representative|person
    BE there a|an|any|some|someone|somebody|anyone .. human|person|speak|talk|help|call|real|agent|reach
    someone|somebody from|of|at YOUR? VERY? team|staff|support|service|department|office
    someone|somebody|anyone|person who|that can VERY? help|understands
    can|could|would|will|may someone|somebody|anyone|anybody|a|an .. call|contact|phone|ring|help|reach|human|agent|person|manager|colleague
    call|phone|ring ME back?
    callback|call-back
    escalate
    customer service|care number|representative|agent|person|please
    YOUR|the|a manager|supervisor|boss
    who can WE VERY? talk|speak|call|contact|ring|complain
    how do|can WE VERY? reach|talk|speak|get|contact to? a|an|someone|somebody|the|your|hold
    - BE you a|an
    - BE this
    - am WE talking|speaking|chatting|talk
    - not need to|a|an? talk|speak|human|manager|agent
    - travel|estate|insurance|property|free|cleaning|bleaching|raising agent
    - account|file|password|task|product|project|window|package|device|download manager
    - MY manager|boss|supervisor|doctor|teacher
    - my .. manager|boss
    - speak|talk to MY
    - talking to MY
    - spoke|spoken|talked .. to|with
    - call ME $
    - call ME a
    - put ME on
    - talk|speak english|german|french|about
    - become|be a|an manager|supervisor|agent
    - transfer|connect|forward ME? money|funds|the|my|to my|the
    - connect to|with the|my wifi|wi|bluetooth|phone|printer|tv|network|internet|vpn|server
    - each person
    - per person
    not VERY? want|like|need|wish to? talk|speak|chat|deal|with to|with|a a|an|this|some? bot|robot|machine|computer|ai|chatbot
    not want|like .. bot|robot|machine|computer|ai|chatbot
    a call|callback from
    call from .. advisers|advisors|adviser|advisor|agents|agent|staff|team|someone|specialist|manager|colleague
  `,
  'bot-question': `
    BE you VERY? VERY? a|an|the|some|just|only|even|actually|really|truly|human|real|ai .. bot|robot|chatbot|human|person|machine|computer|ai|program|programme|software|automated|automation|artificial|algorithm|gpt|chatgpt|assistant|real|people|llm|somebody|someone
    BE you VERY? human|real|automated|alive|ai|artificial|robotic|someone
    BE you .. or a? VERY? bot|robot|human|person|machine|computer|ai|chatbot
    BE WE VERY? talking|chatting|speaking|writing|texting|typing|dealing|connected|in to|with
    BE this|that|it VERY? VERY? a|an|the|just|automated|actually|really .. bot|robot|chatbot|human|person|machine|computer|ai|automated|program|reply|somebody|someone
    BE there VERY? a|an|any|someone|some VERY? human|person|real|somebody behind|on|there|here|reading|typing|answering
    BE WE VERY? talking .. who|human
    do|did WE VERY? talk|speak|chat|write to|with .. bot|robot|human|person|machine|computer|ai
    bot or|and a? VERY? human|person|real
    human or|and a? VERY? bot|robot|machine|ai|computer
    person or|and a? VERY? bot|robot|machine|ai|computer
    robot or|and a? VERY? human|person
    machine or|and a? VERY? human|person
    you BE|sound|seem VERY? like? a|an bot|robot|machine|chatbot|ai|computer|human .. ?
    you BE not? VERY? a|an bot|robot|machine|chatbot|ai|computer|human|real ?
    you BE not? VERY? human|real ?
    who BE WE VERY? talking|chatting|speaking|writing
    who BE this|you $
    what BE you $
    what BE you VERY? exactly|really|actually
    BE|do someone|somebody|anyone|anybody VERY? real|there|typing|reading|read|human|behind
    tell ME .. you BE .. bot|human|ai|robot|machine|person|real
    who|what BE behind this
    did|does|do|is a|an? bot|robot|machine|ai|human|person|computer write|wrote|answer|typing|writing|answering|type|reply|replying
    BE YOUR .. automated|generated
    made by ai
    - BE you a|an VERY? morning|people person
    - BE there a person|human who|WE|to
    - BE there a VERY? person|human .. talk|speak|contact|call|help
    - BE you a VERY? person who
    - BE WE talking about
    - BE you a|an .. ai company|firm|vendor|expert
    - BE this a VERY? real|human leather|hair|food|gold|offer|email
    BE there a|an|any VERY? real? human|person $
  `,
  'asks': `
    what|how|when|where|why|who|which|whose
    can|could|may|might|should|shall|do|does|did|is|are|will|would|have|has i|we|you|it|there|the|my|your|this|that|they|he|she|a|an|anyone|someone|one
    need|want|like|looking|wish|wanna|try|trying|hope|hoping|plan|planning to|for|a|an|some|my|the|information|info|help|more|your|advice
    please|pls|plz
    tell|show|give|help|send|explain|advise|inform ME
    help|explain|describe|show|define|calculate|list|solve|compare
    question about|on|regarding|concerning
    questions about|on|regarding|concerning
    information|info|details|advice|news|update on|about|regarding|for|concerning
    any news|update|info|information|idea|chance|way|advice|tips
    wondering|wonder|curious|interested
    know about|how|if|whether|what|when|where|more|the|your
    ^ about
    regarding|concerning
    let ME know
    still no|not
    problem|problems|issue|trouble with
    not sure|know|understand|work|working|found|find
    asking|ask
    unsure
    due
  `,
  distress: `
    TROUBLE
    died|dead|death|passed|funeral|loss|lost|widow*|bereave*|cancer|ill|illness|sick|hospital|accident|surgery|operation|pain|hurts|hurting|bleeding|depressed|depression|lonely|crying|cried|cry|divorce|divorced|separated|bankrupt|debt|debts|unemployed|fired|redundant|evicted|homeless|bullied|bully|bullying|scared|afraid|worried|anxious|panic|panicking|desperate|hopeless|struggling|suffering|miscarriage|pregnant|sorry|overwhelmed|exhausted|ashamed|embarrassed|stupid|failed|failing|fail|hate|alone|broke|stolen|robbed|hacked|scammed|emergency|suicid*|hopeless|self-harm|cutting|abuse*|grief|grieving|mourning|hardship|heartbroken|nightmare|miserable|terrified|nervous
    can not|no VERY? sleep|pay|afford|cope|breathe|eat|focus|go|take|do|understand|manage
    lost MY
    bad at
    not VERY? feel|feeling|cope|coping|sleep|understand|get|know
    feel|feeling VERY? bad|down|low|awful|terrible|horrible|sad|lost|unwell|sick|worse|empty
    help ME
    due to
    - not worried
  `,
};
