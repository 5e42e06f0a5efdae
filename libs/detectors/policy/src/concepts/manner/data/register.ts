/** Register of a text: casual, coarse, warm, cold, humorous. */
export const REGISTER = {
  slang: `
    lol|lmao|lmfao|rofl|roflmao|omg|omfg|wtf|wth|btw|imo|imho|tbh|idk|ikr|smh|brb|ttyl|afaik|afk|bff|fomo|yolo|tldr|nvm|jk|ftw|icymi|tbf|ngl|thx|thnx|tysm|pls|plz|cuz|coz|ppl|msg|gr8|l8r|b4|2day|2moro|4u|cya|xoxo|fyi|irl|iirc|istg|ofc|obv|obvs|deffo|defo|probs|prolly|perf|totes|soz|w8|tmrw|wyd|hmu|frfr|sus|yeet|finna|lemme|gimme|gonna|wanna|gotta|kinda|sorta|dunno|outta|lotta|whatcha|gotcha|betcha|aint|yo|dude|dudes|bro|bruh|brah|bros|fam|homie|homies|mate|buddy|pal|bestie|peeps|guys|yep|yup|nope|nah|naw|yeah|yah|wassup|whassup|wazzup|heya|ayy|ayo|awesomesauce|dope|lit|gnarly|noob|newbie|pwned|janky|cringey|slaps|bussin|vibe|vibes|vibing|chillax|stoked|psyched|amped|busted|borked|bonkers|whack|wack|bummer|crappy|crap|sucks|sucky|meh|ugh|yikes|oopsie|whoopsie|yay|woo|woohoo|hooray|haha|hahaha|hehe|lolz|xd|bucks|knackered|gutted|chuffed|lowkey|highkey|deets|convo|cray|delish|presh|adorbs|hangry|thingy|thingies|thingamajig|doohickey|whatchamacallit|doodad|aint|kk
    ~ np|asap|af|bloke|folks|chick|cheers|awesome|epic|sick|rad|groovy|lag|laggy|wonky|dodgy|sketchy|shady|cringe|savage|slay|drip|chill|hyped|pumped|nuts|bananas|lame|eww|oops|whoops|quid|fiver|tenner|freebie|freebies|cuppa|telly|cheeky|legit|merch|spam|fab|gizmo|stuff
    no cap|biggie|prob|probs|sweat
    ^ cool
    ~ BE cool
    straight fire|up
    on fleek|point
    hang tight|out|on
    heads up
    good to go
    piece of cake
    easy peasy
    dead easy
    bump up|it
    shoot ME|over|an|your
    hit ME|up
    ping ME
    my bad
    no worries
    you guys
    tons|loads|heaps|bunch of
    a ton|bunch of
    super easy|quick|simple|cool|fast|excited|happy|cute|fun|nice|helpful
    kick back
    screw up
    messed|screwed|stuffed up
    no big deal
    hook|hooked you up
    rip off
    ripped off
    what is up $
    catch|see you|ya later
    see ya
    score|snag|grab|cop a|an|em|one|some|this|these|it|yours
    grab em
    go nuts|wild|crazy
    the bomb|shit|tits
    sort you|it|this|that|ya out
    r you
    fire ^ no
    for real $
    hell yeah|yes|no
    freak* out
    chillin|rockin|lookin|doin|goin|nothin|somethin|comin|talkin|workin|tryin|makin|gettin|livin|kiddin|messin
    - ^ awesome
    - mate|pal rate
    - grand total|piano|opening|parent|canyon|prix
    - BE sick
    - you|feel|feeling|feels|called|off|get|got|getting|be|was|were|am|are|is|if|when|a VERY? sick
    - sick leave|pay|note|day|days|child|people|person|notes|animals|animal|patients
    - dough rise|rises|for|in|and|until|with|into
    - the|bread|pizza|cookie|your|pastry dough
    - stuff the|a
    - chill the|it|for|in
    - bananas and|or|in|are|have|contain
    - nuts and|or|in|are|may|contain
    - contain|contains|of|the|tree|with|mixed|to|from|and|roasted nuts
    - spam folder|filter|email|emails|message|messages|mail
    - the|your|my|in|as|to|for|of spam
    - vibe check
    - epic poem|poetry|hero|poems|tale|novel
    - lag time|behind
    - buddy system|programme|program
    - def of
    - sis login
    - k means|value|is|pop
    - fr en
    - dm sans
    - ty for
    - lit by|candle|room|a|fire
    - well|dimly|brightly|was|were lit
    - dope test|testing
    - jelly beans|fish
    - legit*mate
    - cheeky monkey
    - savage attack
    - no worries about
    all sorted
    ^^ sorted $
    sorted mate|pal
    chuck|bung|whack|plonk it|that|this|them in|on|over|into|back
    chuck|bung|whack|plonk the|your|a
    ~ pop|stick|slap|toss it|that|this|them in|on|over|into|back
    ~ pop the|your
    in a jiffy|sec|mo
    ~ in a flash|bit|heartbeat
    - BE|been|already|were|array|list VERY? sorted
    sweat it
    not sweat
    all cool
    slaps
  `,
  'informal-only': `
    ^^ hey|yo|hiya|heya|howdy|sup
    ^ hey
    okay|ok|okey|okie|okey-dokey|oki
    ^ cool|awesome|wow|oh|well|hmm|um|uh|ah|aha|anyway|anyhow|alright|alrighty|righto|righty|guess|gosh|geez|jeez|sweet|phew|man|boom
    no problem|prob
    sure thing
    a lot|lots of
    pretty good|cool|easy|simple|much|quick|sure|nice|well|soon
    kind|sort of
    sort|sorts|sorted it|that|this|out
    ^ anyways
    bye bye
    ^ bye
    ^ thanks
    thanks a
    big thanks
    fancy a
    get it done
    check it out
    no way
    you bet
    ^ guess what
    stick around
    wrap up
    quick question|note|heads|chat|look
    right away
    drop ME a
    give|gave ME|us a shout|ring|buzz
    a bit
    ^ got it
    fun
    cute
    tricky
    crazy
    cheap
    huge
    - a bit of VERY? time
    - a lot of
    - ^ well ^ known
    what up $
  `,
  profanity: `
    fuck*|motherfuck*|fck|fcking|fkn|fuk|wtf|stfu|gtfo|ffs|lmfao|omfg
    shit|shits|shitty|shite|bullshit|horseshit|shithead|shitstorm|batshit|shitload|crap|crappy|damn|damned|dammit|damnit|goddamn|goddamned|goddammit|arse|arsehole|asshole|assholes|dumbass|jackass|badass|smartass|bastard|bastards|bitch|bitches|bitchy|bitching|cunt|cunts|prick|dickhead|dickheads|wanker|wankers|twat|twats|bollocks|bugger|pissed|piss|slut|whore|douche|douchebag|cock|tits|fag|faggot|nigger|retard|retarded|bloody|frigging|friggin|freaking|freakin|effing|feck|screwed
    f ing
    kick ass
    pain in the ass|arse|butt
    half ass*
    my ass|arse
    hell yeah|no|of
    what|why|how|who|where the hell|fuck|heck|devil
    go to hell
    bloody hell
    like hell
    as hell
    - bloody stool|discharge|mary|nose|diarrhoea|diarrhea|mucus|urine|sunday|cough|sputum
    - cock and bull
    - cock crow*
    - prick test|tests|your|the
    - skin|finger|pin prick
    - damn* the river
    - dam
    - screwed in|on|into|to|tight|together|onto|down
    - BE screwed onto|into|on
    - great tits
    - retarded growth
    - flame retard*
    - the bastard operator
    - bastard|whore of
  `,
  humour: `
    haha|hahaha|hahahaha|hehe|hihi|lol|rofl|lmao|jk|kidding|joking|badum|tss|ha
    just|only kidding|joking|teasing
    pun intended|alert
    here BE a|one|my|another .. joke|jokes|pun|one-liner
    why did|do|does|was|were the|a|an .. cross|go|break|bring|get|call|sit|take|put|throw|wear|stop|never|hate|quit|fall|join|leave|become|eat|refuse|cry|run|always ?
    what do|did you call|get|say a|an|when|if|to|the ?
    what did|does the|one .. say to ?
    knock knock
    walk|walks|walked into a bar
    how many .. does it take
    did you hear about|the ?
    ate YOUR homework
    dog|laptop|printer|computer|cat|server|machine ate
    seems|seem|appears|must|decided|wanted to have|be|been|enjoy|take|need|prefer|go .. nap|holiday|vacation|coffee|strike|rebel|hiding|mood
    taking|took|needs|having a|an|its little? nap|holiday|vacation|coffee|snooze|siesta|beach
    spit it out
    playing hide and
    hide and seek
    on strike
    gremlin*
    piggy bank
    spontaneous human
    if WE had a penny|dollar|euro|coin
    never a dull
    last time WE checked
    my therapist
    said no one ever
    send help
    in my defence|defense
    dad joke
    no pun
    not even my
    i would tell you a .. but
    laugh out
    funny enough
    rumour|rumor has it
    at least you have|got|can|now
    drum roll|rolls
    drumroll
    ba dum
    wink wink
    ^ spoiler alert
    pizza party
    world domination
    skynet
    robot uprising|overlord*
    even my toaster|cat|dog|grandma
    time to feed
    hear an echo
    unless you BE a|an vampire|cat|robot|unicorn|superhero|wizard|ghost|dragon|penguin|alien|pirate|ninja
    beam me up
    hasta la vista
    may the force
    houston we
    to infinity
    purr*fect
    punny
    - rather not tell .. joke*
    - not tell|make .. joke*
    - not .. kidding|joking
    - no joke*
    - BE not a joke
    - this|that|it BE a joke
    - ha per
    - why did|does|do|was|were the .. you|your ?
    - why did|does|do|was|were the .. war|empire|king|revolution|author|poet|government|reaction|price|payment|transfer|order|system|app|market|party|queen|character|narrator|romans|treaty ?
    - did you hear about it|this|us|our ?
    - what did the .. say to you
    - at least you have to|the|a|an|your
    - what do you call|get|say .. the|your|it ?
    - what did the .. say about
    robots|ai BE not? VERY? taking over
    taking over the world|until
    put the _ in
    we put the
    cross between
    merely|only moved to
    tell you a .. joke
    not get it
    - cross between road*
    - not get it back|refunded|wrong|today
    in the great|big|a _ in the sky
    _ _ pot in the sky
    why was|were the .. book|tomato|scarecrow|bicycle|skeleton|cookie|computer|robot|banana|fish|egg|coffee|math|maths|coin|snowman|ghost|chicken|elephant sad|tired|red|so|always|bad|cold|angry|happy|never|late ?
  `,
  'warm-words': `
    ^ hi|hello|hey|dear|welcome
    good morning|afternoon|evening
    thank*
    please
    happy to|about|with|that|you
    glad
    VERY? pleased to
    pleasure
    delighted
    love to|that|this|it|how|your
    lovely
    wonderful
    sorry
    apolog*
    welcome
    enjoy
    hope
    wish you|your
    feel free
    not hesitate
    not? worry
    no problem|worries|trouble
    ^ sure
    ^ certainly
    ^ of course
    ^ absolutely
    ^ gladly
    let us
    together
    great
    fantastic
    perfect
    excited
    congratulations
    take YOUR time
    here for you
    here to help
    looking forward to
    look forward
    take care
    warm regards|wishes
    best wishes
    good luck
    kind of you
    kindly
    appreciate
    nice
    cosy|cozy
    enjoy*
    well done
    you BE VERY? welcome
    good|great that
    let ME know
    gladly
    cheer*
    warmly
    understand how|that|your|this
    by all means
    pity
    fun
    help you
    sort it|this|that|out|the|everything
    have a
    cheers
    get you
    - no thanks
    - please stop|refrain|desist|note|be advised|aware
    - not happy|glad|welcome|great|nice|pleased
    - not hope
  `,
  cold: `
    pursuant
    hereby|herewith|hereunder|herein|hereto|hereinafter|thereof|thereto|therein|aforementioned|aforesaid|forthwith|notwithstanding|heretofore|therewith
    in accordance with
    shall be|result|not|notify|apply|constitute|have|remain|pay|bear|submit
    failure to comply|do|submit|pay|respond|provide
    insofar
    said goods|item|product|document
    null and void
    forfeit*
    non-compliance
    your inquiry|enquiry|request|ticket|case|complaint has been|was received|registered|logged|processed|closed|noted|rejected|denied
    request processed|denied|rejected|closed|received|noted
    ticket|case closed
    end of message|conversation|discussion
    do not reply to
    processed in the order
    this BE an automated
    refer to the documentation|manual|terms|website
    no further
    not up for discussion|debate
    that BE final
    decision BE final
    you must comply
    you BE required to
    BE hereby
    non negotiable
    not negotiable
    liable
    strictly prohibited
    will be ignored|prosecuted|terminated
    valued customer
    without exception
    - WE shall be VERY? happy|glad|delighted|pleased
    item|order|request|ticket|case status ^
    ^^ denied|rejected|resubmit|noted|closed|invalid|incomplete $
    the claimant|purchaser|undersigned|lessee|debtor|insured|applicant|addressee shall|must|is|has|will
    the user|customer|recipient shall
    section|clause|paragraph|article _ of the
    request|case|inquiry|enquiry will be processed
    that BE all $
    the goods
  `,
  digression: `
    ^ anyway|anyways|anyhow
    by the way
    speaking of
    where were we|i
    funny story
    that reminds ME
    my aunt|uncle|cousin|grandma|grandmother|neighbour|neighbor|sister|brother
    oh my
    weather
    as i was saying
    long story
    digress
    fun fact
    back in the day
    blah
    - weather forecast|station|app|data|proof
  `,
  curt: `
    ^^ no $
    ^^ next $
    ^^ wrong $
    ^^ denied|rejected|noted|resubmit|closed|invalid|whatever|fine|read $
    ^^ not possible $
    ^^ form missing $
    no exceptions $
    not MY problem
    ^ figure it
    ^ just do it|that
    ^ hurry up
    ^ be quick
    ^ be brief
    make it quick
    ^ what do you want
    ^ what $
    ^ what now
    ^ stop VERY? asking|writing|calling|it|this|that
    ^ wait $
    ^ wait like
    ^ go read
    nothing happens|more here|to
    ^ bye $
    how should|would i|we know
    no idea $
    not sure why you
    you have two|five|one minutes|minute|seconds
    ^ because i|we said
    ^ i|we said no
    not again
    - read it|the .. carefully|first|here
    - read the .. to|for|on|in|and
    ^^ read it|the terms|manual|page|faq|rules|it $
  `,
};
