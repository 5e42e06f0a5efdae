/** Attitudes towards the reader: pressure, alarm, calm, encouragement, patience, judgement. */
export const ATTITUDE = {
  pushiness: `
    act now|fast|today|quickly
    ^ hurry
    hurry up
    buy|order|book|sign|upgrade|switch|subscribe|invest|decide|join|register|grab|get|purchase|add|take|commit VERY? up? it|this|one|them|now|today|immediately right? now|today|immediately|tonight $
    just VERY? buy|sign|upgrade|order|switch|do|get|take|add|say|click it|up|now|this|today|yes|the
    do it now|today
    last|final chance|call|opportunity|warning|reminder
    only VERY? _ left
    almost|nearly sold|gone|everything|out
    selling|sell|going out? fast|quickly
    running out
    while stocks|supplies|it|you|they last|lasts|can|still
    before it BE too|gone
    before they BE gone|all
    too late
    not wait|hesitate|delay|think too|any|until|a|another|long|about
    not miss|let
    you will|BE? going? to? VERY? regret|miss|sorry|kick|hate
    miss out
    regret it|this|not
    you BE|would be VERY? making|crazy|foolish|mad|silly|stupid|missing|a a|not|if|to|fool
    limited time|offer|spots|stock|places|availability|edition|quantity|number
    offer|deal|sale|discount|price|promotion|chance ends|expires|disappears|vanishes|closes|will|is .. today|tonight|soon|minutes|hours|tomorrow|midnight|gone
    expires|ends in a? few? minutes|hours|soon|tonight|today|midnight
    tomorrow it|will|may|might|the|prices .. too|be|gone|higher
    now or never
    once in a lifetime
    never .. again price|offer|deal|chance
    you VERY? need|must|have this|it|to|pro|premium|as|one|our VERY? buy|have|get|upgrade|try|order|take|well|too
    you must VERY? have|buy|get|try|act|upgrade|order|decide|see
    you can not VERY? miss|go|afford|live|do|say on|without|to|no|with|this
    not take no
    why have you not|are ?
    why BE you VERY? still|waiting|hesitating|not|leaving ?
    what BE you waiting for
    have you VERY? decided|ordered|bought|signed yet
    come on
    trust ME
    seriously ^
    BE you VERY? sure you want to leave|cancel|go|miss|pass|give
    before WE answer|help|cancel .. let|first|you
    WE strongly|highly|urgently urge|recommend|advise|suggest you|upgrading|buying|that
    WE insist
    WE BE not letting|leaving|taking
    one VERY? more time ^ buy
    last chance
    people|customers|shoppers|persons BE VERY? looking|viewing|watching|waiting
    in high demand
    demand BE high
    places|seats|spots|slots|rooms BE VERY? filling|limited|going|running|scarce
    hurry
    let ME VERY? say|tell|remind|repeat .. again
    ask|asking|tell|telling|remind you again|one
    upgrade to|now|today|your
    sign today|now|here
    lock in|it
    secure YOUR|it|one|the spot|place|now|today|seat|copy
    think of all|what|the .. missing|losing
    time BE running|ticking out
    clock BE ticking
    guaranteed to sell
    you would be VERY? crazy|mad|foolish|silly
    - no need to hurry|rush|decide
    - no need to VERY? buy|order|upgrade|switch|hurry|rush
    - no hurry|rush|pressure
    - not|without hurry|rush|pressure
    - not .. buy|order|sign|upgrade now|today
    - not have|need to .. now|today
    - not hesitate to
    - not hesitate
    - not miss school|class|a
    - if you want|like|wish|need .. upgrade|order|book|buy|sign
    - not wait VERY? until|for
    - not wait VERY? to see|call|get|with|before
    - too late to|for
    - never too late
    - not too late
    - before it BE too late to
    - not let it|them|the|this|your
    - offer|deal|sale|discount|promotion .. if|valid
    - you need to upgrade|update YOUR|the|to
    - you can .. upgrade|order|book|sign
    - you must VERY? get|try|see .. doctor|help|again
    - would|could you like .. upgrade
    - whether|if you .. regret
    - not regret
    - will not regret
    - WE strongly|highly recommend|advise|suggest .. doctor|password|backup|back|help|professional|medical
    - everyone|everybody is|are welcome|different|unique
    - everyone|everybody has|have
    - all BE
    - WE regret
    - call|see|go .. now|immediately
    - upgrade to version|windows
    - limited to|edition
    - have you decided
    - running out of|memory|battery
    - add|take VERY? it|this|one|them .. if
    - can upgrade
    why have not you ?
    why did|do|would you not VERY? buy|order|upgrade|sign|check|get ?
    you VERY? need|must this|that|these|those|it|one _ .. too|now|as
    book|buy|order|sign|act|call|decide|reserve|pay|upgrade|switch this minute|second|instant|very
    prices rise|go|increase|jump|climb
    _ people|customers|shoppers|others|persons|buyers|users BE VERY? looking|viewing|watching|waiting|eyeing
    people looking|viewing|watching
    you will thank ME|yourself
    already|have added|signed|put|booked|upgraded .. for you
    pass this|it|that up
    let this|it slip
    slip away
    nearly|almost gone
    just say yes
    say yes
    once more ^ the|our|you
    you would be VERY? mad|crazy|foolish
    shall WE put|place the|your order .. through|now
    before somebody|someone else
    snap it|them|one up
    while you still can
    you owe it to
    no brainer
    no-brainer
    not sleep on
    do not let this|it|the
    deal|offer BE too good
    too good to miss|pass|refuse
    never be this cheap|low
    WE will not|never .. again
    strongly urge
    what holds you|is holding
    any reason not to
    - let it slip your
    - on the spot check*
    - added it to your account|calendar|file
    - already booked your
    - still not working|arrived
    ^^ still hesitating|thinking|undecided|waiting|unsure
    places|seats|spots|slots|rooms|courses|classes .. filling up
    added .. premium|cover|warranty|insurance|extra .. for you|already
    everyone|everybody|thousands|millions BE? already|else|buying|loves|wants
    everyone|everybody else has|is|have|did
    signed|bought|booked|ordered on the spot
    nothing to lose
    WE will VERY? sign|put|book|add|order you|it up|down|in|through|now
    grab yours|one|it|this|yours|a
    only|just VERY? a VERY? few|handful|couple .. left|remain|remaining|available
    few spots|places|seats|items|rooms|left remain|left
    not find .. better|cheaper|lower deal|price|offer
    decide|act|choose|commit today|now|fast|quickly|tonight
    you know you want
    ^^ upgrade $
    ^^ buy|order $
    so decide|act|order|buy|book today|now
    lock in YOUR|the|this
    before you hang up|leave|go
    last call
    while it|they|supplies|stocks lasts|last
    or lose|miss|forget it
    yes or no
    - nothing to lose sleep
    - decide today or
    - last call for boarding
  `,
  alarm: `
    lose YOUR leg|legs|arm|sight|eyesight|hearing|life|baby|teeth|finger|fingers|toes|foot
    you will|may|might|could|would|can|BE? going? to? well|soon|probably|surely|easily|all? VERY? die|dead|lose|suffer|starve|bleed|perish|choke|collapse
    be dead
    dead by|before|within|in
    BE|be VERY? deadly|fatal|lethal|catastrophic|disastrous|devastating|terrifying|life-threatening|horrifying|doomed|irreversible
    fatal
    before you know it
    it BE|may|will|could VERY? be? VERY? too late
    then it BE too
    too late $
    nothing can be done
    worst case
    brace yourself
    prepare yourself? for the? worst
    the end of
    how it begins|starts|all
    this BE how
    time bomb|ticking
    ticking time
    disaster
    catastroph*
    nightmare scenario
    panic
    terrifying|horrifying|horrific|gruesome|horrendous
    VERY? dangerous $
    mortal|grave|extreme|serious|great danger|peril|threat|matter|risk $
    everything|all .. lost|gone|destroyed|wiped|stolen|ruined
    lose everything|it all|all your|your life|your home|your job|your savings|your leg
    think of YOUR poor? children|family|kids
    you should be VERY? worried|scared|afraid|terrified|alarmed|concerned|frightened
    be afraid|scared|terrified|very
    spread* everywhere
    cancer BE everywhere
    kills|killed|kill|killing people|you|thousands|millions|patients|within|many|everyone
    people|patients|thousands|many|someone|children .. die|died|dying|killed|perish
    one in .. die|dies|never|does
    severe|terrible|dire|drastic|horrible|grave|devastating|catastrophic|irreversible consequences|damage|outcome|effects|repercussions
    run for YOUR life
    pray
    not much time
    only days|weeks|months|hours|minutes to live|left
    days|weeks|months|hours to live
    hackers|criminals|thieves|attackers will|could|are|have|may .. steal|empty|everything|your
    empty|emptied|drain|drained YOUR account|savings
    alarm*
    emergency ^ emergency
    ^ attention
    ^ warning
    ^ danger
    red alert
    code red
    doom*
    ruin YOUR|you|everything
    destroy*|ruin* YOUR|you|everything
    amputat*
    paralys*|paralyz*
    blood everywhere
    agony|agonising|agonizing
    end up dead|dying|in hospital|paralysed|blind|homeless|broke|jail|prison|alone|on the street
    rot|rots|rotting
    never wake|walk|recover|see|breathe|be again|up|the
    worst nightmare|fear
    fear the worst
    no survivors
    scary
    - no need|reason|cause to? VERY? panic|alarm|worry|alarmed|worried|fear
    - not panic|alarm|worry|alarmed|scary|dangerous|fatal|deadly|life-threatening|frightening|lethal
    - not|nothing to? VERY? be? alarm*|panic|scary|afraid|worried|scared|fear
    - not mean .. serious|cancer|dangerous|danger
    - nothing scary
    - never too late
    - rarely|seldom VERY? dangerous|fatal|serious|deadly
    - not be? VERY? alarmed|afraid|scared|worried|frightened|concerned|fatal
    - fire|smoke|burglar|the|an|your|set|morning|false alarm*
    - alarm clock|system|button|bell
    - alarm* set|on|off
    - panic attack*|button|disorder
    - end of the|your|this|next|month|may|june|july|term|year|day|week
    - the end of VERY? the|your|this|next|month|may|june|july|march|term|year|day|week|our
    - disaster recovery|relief|plan
    - can be scary
    - lose YOUR place|data|progress|changes
    - you may|will|could|might lose VERY? access|weight|unsaved|your|points|the|data
    - would VERY? lose
    - hell yes
    - hello
    - attention to
    - fatal error*|exception
    - died in|of|on|at|from|aged
    - kill the|a process*|task|app
    - warning label|sign|light|signs
    - prayer*
    - sounds|sound|be|feel|feels|seem|must VERY? scary|terrifying
    - dead battery|line|end|pixel|sea
    prepare for the worst
    no way back|out
    may|might|will|could never|not VERY? see|live|wake|walk|survive|make .. grow|again|up|tomorrow|christmas|summer|it
    never leave the hospital|again
    gone for ever|good
    for ever|forever $
    gone forever
    only a matter of time
    something terrible|awful|horrible|dreadful|bad happens|will|may
    whole|entire|all life|savings|family|house|home .. gone|lost|destroyed|wiped|ruined
    half|most|many of .. die|never|lose
    VERY? be? VERY? very afraid|scared|worried
    not|never survive
    one wrong click|move|step
    it BE all over
    you BE doomed|finished|dying
    burn down
    - death certificate|benefit|grant|in
    - death of|date|duty
    - saved for ever
    - valid|free|yours forever
    - poisoning hotline|centre|center
    - poison control|centre|center|hotline
    - the|a death in
    - case|event of .. death
    there BE no hope|escape|rescue
    BE VERY? a? deadly|tragic|grim
    end|ends|ended in tragedy|disaster|death
    you|your|he|she|they .. death
    suffocate|strangle|poison you|your|him|her|them
    people|many|some|patients|others have|had gone|been|ended|died|lost blind|deaf|killed|paralysed|paralyzed|up|everything|their
    it BE over
    cost you|him|her|them YOUR|everything|his|her|their life|sight|job|home|leg|family|everything
    wipe|wiped|wipes out everything|all|your
    bleeding inside|internally|out
    every|each minute|second|hour|day you wait|counts|hesitate|delay
    WE would be VERY? terrified|scared|afraid|worried
    if WE do not act
    while you still can
    silent killer
    without knowing it
    gone blind|deaf|wrong
    irreversibl*
    nothing left
    life BE in danger|at risk
    lives BE at stake
    could be your last
    not much longer
    - wipe out stains
    - every minute|second|hour counts from
    - if we do not act as
  `,
  calm: `
    not worry|panic|be worried|rush
    no need|reason to VERY? worry|panic|rush|hurry|be
    no rush|hurry|pressure|worries
    take YOUR time
    take a VERY? deep|slow|moment|breath
    slow|deep|calm breath*
    one step|thing|question at a time
    step by step
    gently|gentle|calmly|calm|quietly|peaceful|slowly|relax|relaxed
    you BE not alone
    you BE safe
    all|everything BE|will VERY? be? fine|okay|ok|safe|well|alright|right|under
    WE will VERY? sort|figure|work|go|look|take|find|get|be|fix
    BE usually|mostly|often|generally|normally|typically|nearly VERY? harmless|mild|nothing|fine|safe|temporary|short|normal
    usually|often|mostly goes|go|pass|passes|clear|settle|resolve|better
    harmless
    whenever you BE ready
    together
    at YOUR own? pace
    at ease
    rest assured
    reassur*
    you BE in good|safe hands
    completely|perfectly|quite normal|safe|okay|fine|understandable
    it BE good that
    here for you
    help you
    let us
  `,
  encouragement: `
    you BE getting there|better|closer|the|stronger
    you BE improving|learning|nearly|almost|making|closer|close
    you BE VERY? doing VERY? well|great|fine|good|better|brilliantly
    you BE VERY? on YOUR|the|a way|right|good
    WE believe|trust in? you
    not? give up
    every step|mistake|attempt|try|bit|little|effort|question .. counts|helps|closer|forward|learn|teaches|opportunity|chance
    every expert
    a bit|little VERY? more? practice|time|patience|effort
    with VERY? practice|time|patience|effort
    it BE VERY? okay|ok|fine|normal|alright|natural to
    mistakes .. learn*
    learning from|takes|is
    part of learning|the learning|process|journey|fun|game
    well done
    step forward|closer
    on the right track
    rome was not
    have faith|confidence
    trust yourself
    you have got this
    ^ go for it
    stay positive|strong|curious|motivated
    look how far
    proud
    - YOUR mistakes BE
    - not learning
    - no point|use .. trying
    - you BE getting it? wrong|worse|nowhere|slower
    - you will not|never
    - you can not
    - WE do not believe|think
    - not .. believe
    - not a? VERY? good|great|nice
    - not VERY? well done
    - stop trying
    - BE VERY? getting worse
    - next time VERY? read|pay|check
    - you will get it back|by|on|in|an|a|your
    - not? try again VERY? later|tomorrow
    you have VERY? VERY? learned|learnt|come|made|done|improved|mastered|understood|achieved so|much|a|far|most|lots|great|good|the
    stick with it
    within YOUR? reach|grasp
    everyone|everybody|anyone|many|most|lots .. stumbles|struggle*|makes|find|finds|gets|starts|started|at .. first|mistakes|this|hard
    at first ^? so
    more than you thought|think|know
    see ^ you
    one more try|go|push
    hang in
    you will surprise
    well on YOUR way
    good things take
    be patient with yourself
    - part of the
    - not VERY? easier
    - easier to|for|said
    give it|this|that|yourself another|a|one go|try|shot|more
    have another|a go|try|shot
    try VERY? again $
    another|one|next more? try|go|attempt
    you will VERY? get there|better|the|it|used hang|to|right
    you will VERY? get there|better
    you will VERY? soon|learn|manage|master|improve|succeed|ace|see ^? be|get|do|that|how
    you can VERY? do it|this|that
    you can VERY? learn|manage|master|solve|succeed|always
    WE know|believe|trust that? you can|will
    WE BE VERY? confident|sure|certain|convinced that? you can|will|have VERY? do|manage|find|make|get|learn|solve|pass|master|work|succeed|be|ace|figure|finish|improve|spot|see
    keep going|trying|practising|practicing|at|learning|asking|working
    keep it up
    it|this gets|becomes|will easier|better
    get|becomes|gets easier with|every|each|the|over|after
    WE VERY? like how|YOUR
    now try the|this|it|one|that
    ^ let us VERY? try|look|go|do|find|see|solve|work|take
    WE BE here to VERY? support
    you BE VERY? nearly|almost|half|halfway|so|already|close way?
    you remembered|understood|spotted|solved|managed|noticed
    real|clear|great|big|marked improvement|progress on|since|from|over|in
    it BE YOUR effort
    you have VERY? got what
    you do know|have|understand
    look at that|how|what ^?
    not be|being too? hard on yourself
    WE BE VERY? impressed
    you .. impressed|impress ME
    small|baby|little steps
    steps BE still
    right idea|approach|direction|thinking
    you have got? what|all it takes
    all it takes
    what it takes
    nobody|noone gets|got|is it|this|perfect|born right|the|with
    not hard on yourself
    tricky|hard|difficult|tough topic|one|exercise|question|rule|part|concept ^? so|and|but|for
    you handled|nailed|mastered
    YOUR patience|persistence|effort with|on|is
    it will click|come
    - not the right idea|approach
    way to go
    step in the right direction
  `,
  discouragement: `
    give up
    no point|use|hope|sense
    little point|hope|chance
    pointless|hopeless|useless
    waste of time|effort
    poor|weak|bad|terrible|awful|disappointing|sloppy|lazy attempt|work|effort|result|performance|answer|essay|try
    not good|smart|clever|talented enough
    not VERY? cut out|made|meant for
    WE doubt
    at YOUR age
    worse than YOUR|the|all|most|last|before
    you BE VERY? bad|terrible|hopeless|slow|weak|behind|useless|poor|failing
    you will never|fail
    you will VERY? not get|pass|manage|make|learn|be
    you can not VERY? do|learn|manage
    still wrong
    wrong again
    too hard|difficult|advanced|late|slow for you|to
    do not bother
    why bother
    might|may as well give|stop|quit
    forget it|about
    not VERY? talent*|gifted
    better off quitting|stopping|doing
    other pupils|students|people .. better|faster|already
    everyone|everybody else
    lower YOUR expectations|sights
    beyond you
    all wrong
    BE full of mistakes|errors
    fail the|this|that|again|your
    impossible for you
    unlikely to pass|succeed|improve
    - not give up
    - never give
    - not hopeless|pointless|useless|bad|disappointed
    - no need
    - WE doubt it
    - not forget
    - never too late
    - not worse
    - no such thing
    WE would .. drop|quit|stop|leave|give .. if WE
    you still have|do|can not
    you VERY? still not
    most|all|other|many children|pupils|students|kids|people|classmates .. can|already|faster|better
    not VERY? VERY? impress*
    barely
    WE expected more|better
    - not waste
    - you still have not received|got|paid|heard
    - barely noticeable
    - not enough space|memory|money|time|stock|room|storage|information
    - many|most|other people|students .. find|struggle|feel|have
    you VERY? .. disappoint*
    disappointing ^? work|effort|result|attempt
    disappointed in|by|with you|YOUR|this
    you will? never get|be|learn|understand|manage|pass|make|succeed|amount|master
    below MY expectations
    a mediocre|disappointing|poor
  `,
  impatience: `
    for the last|umpteenth|hundredth|third|tenth time
    how hard|difficult can
    how many times
    as WE have? VERY? already? said|told|explained|mentioned
    WE have? already told|explained|said|answered
    WE have told|explained|said you|it|this|that VERY? already|twice|before|times|three|several
    again and again
    not have|got all|time day|for|the
    hurry
    hurry up
    ^ come on
    ^ quickly
    make it quick|short
    get to the point
    get on with
    WE have other|better
    stop asking
    what BE taking you|so
    how long BE|do you going|need
    pay attention
    BE it VERY? that hard|difficult
    it BE not VERY? that hard|difficult
    WE BE VERY? tired|sick|fed|losing|running of|up|patience|out
    lose|losing MY patience
    patience BE
    WE can not keep|explain|repeat
    not explain|repeat|say it|this|that|myself|again|anymore
    one more|last time
    keep asking
    you keep
    wait like
    sigh
    ugh
    hello ?
    any day now
    today ^ please
    - take all day
    - all day long|pass|ticket|open|for|every
    - open|available|here all day
    - not hurry|listen
    - no need to hurry
    - no hurry
    - faster delivery|shipping|way|than|internet|if
    - listen to|for
    - still not working|arrived|sure
    - not quick
    - you keep YOUR|the|it
    - if you keep
    - quick question|start|guide|access|look|note|tip|check
    - ^ quickly open
    - WE BE VERY? happy|glad
    - pay attention to
    - thank* YOUR patience
    - one more time if|and|together
    - one last
    BE you VERY? even? listening
    ^ listen ^
    ^ faster
    ^ quick ^
    ^ be quick
    not have all day
    ^ seriously ^
    you still not|do|have
    everyone|everybody|anyone|anybody knows
  `,
  patience: `
    take YOUR time
    take all the time
    take as long|much
    no rush|hurry|worries|problem|pressure
    no problem at all
    not worry|problem|rush|hurry
    whenever you BE|like|want|feel
    let us
    step by step
    one step|thing at a time
    one by one
    BE happy|glad to
    together
    again if|whenever|as
    as often|many as you
    ask again|as|any|me|whenever
    that BE okay|ok|fine|alright|normal|understandable
    happens to
    everyone|everybody starts|learns|has|was|gets
    easy to miss|overlook|mix|confuse|get|forget
    WE will VERY? go|wait|walk|explain|be|help|do|try|start|look|guide|show
    WE BE here
    just? tell ME when|once|if|what
    when you BE ready|done|there
    let ME know when|once|if|what
    at YOUR own? pace
    not VERY? a? silly|stupid|dumb
    many|lots|most people
    good question
    gladly
    slowly
    happy to
    WE will|can|could go|do|take|try|explain|repeat it|this|that|things? slowly|again|together|once
  `,
  judgement: `
    you VERY? should|ought|need|must|could|have VERY? to? VERY? lose|eat|drink|smoke|spend|save|exercise|diet|move|stop|quit|cut|try|budget|learn|grow|behave|work|control|watch|dress .. less|more|weight|better|smoking|drinking|spending|eating|down|harder|properly|healthier|kilos|pounds|so|discipline|up
    you should not VERY? eat|drink|smoke|spend|buy|wear|be|live|waste|go|have
    maybe you should not
    you have let yourself
    let yourself go
    you spend|buy|eat|drink|smoke|waste|order|watch|shop|sleep|complain|party far|way|much|rather? too|an|a|way|that|lots much|often|many|awful|lot|long|late|little
    you do VERY? seem|spend|buy|eat|drink|like|love
    you seem to VERY? spend|buy|eat|drink|like|love|enjoy|have|waste|be|struggle
    you BE VERY? irresponsible|lazy|careless|selfish|greedy|fat|overweight|obese|skinny|thin|unhealthy|reckless|immature|wasteful|extravagant|undisciplined|unfit|ugly|old|short|weak|bad|ungrateful|naive|broke|poor|spoiled|spoilt|curvy|plump|chubby|heavy|big|large|bony|childish|immoral|crazy|out|too
    BE VERY? irresponsible|reckless|lazy|selfish|wasteful|shameful|disgraceful|immature|unhealthy|disgusting
    with YOUR VERY? body|figure|hips|weight|shape|size|belly|waist|legs|skin|face|age|build|height|build|broad|wide|big|short|small|lifestyle|habits|kind|sort|income|salary|background|attitude|brain
    YOUR VERY? broad|wide|big|large|small|short|skinny|heavy|chubby hips|body|figure|belly|waist|legs|bottom|shoulders|frame|build|weight|bum
    for someone|somebody|a|people YOUR|of|with|like age|size|weight|your|you|man|woman|girl
    someone|somebody|a|people|person|woman|man of|with YOUR age|size|weight|income|background
    people like you
    at YOUR age|weight|size
    no wonder you|your|that
    you should not be surprised
    not be surprised that|if|when
    what did you expect
    a VERY? little? VERY? discipline|willpower|self-control|exercise|restraint
    bad|poor|terrible|unhealthy|expensive|awful|dirty|nasty|dangerous|costly habit|habits|choice|choices|lifestyle|decision|decisions
    YOUR VERY? bad|poor|terrible|unhealthy|expensive|lifestyle|spending|drinking|smoking|eating habits|choices|habit|choice|diet|is|has
    if you lost|ate|drank|smoked|spent|exercised|stopped|saved|weighed|were|quit .. less|more|kilos|weight|pounds|thinner|slimmer|taller|younger
    it would not hurt|kill you
    would not hurt .. you
    typical of
    shame on
    you BE the kind|type|sort of
    that BE VERY? a lot of
    VERY? a lot of money|coffee|beer|alcohol|cigarettes|shoes|pizza|sugar|takeaway|takeaways|sweets
    awful lot of
    a pack a day
    retail therapy
    splurg*
    live|living beyond|above YOUR means
    money does not grow
    slim* down
    lose|lost|shed|drop a? few? VERY? weight|kilos|pounds|kilo
    flatter* YOUR
    hide|hides|conceal|mask YOUR|a|the? .. lot|belly|hips|tummy|curves|weight|flaws|pounds
    too much|many|often for you
    you only BE|have yourself
    you BE VERY? too VERY? fat|thin|heavy|big|old|young|short|tall|lazy|slow
    - if you would|want|like|wish .. less|more
    - weight of|in
    - weighs
    - you BE not VERY? irresponsible|lazy|selfish
    - not VERY? irresponsible|lazy|bad|selfish
    - not VERY? a bad|unhealthy
    - you should not VERY? eat|drink .. before|hours|for
    - you should not have VERY? any|to
    - you should not have to
    - you BE too late
    - with YOUR size|height|age .. range|chart|select
    - no wonder you BE VERY? frustrated|upset|tired|worried|annoyed|angry
    - save YOUR|the|it|a|this
    - that BE a lot of information|steps
    - you should VERY? try to? again|another|restart
    - would you like
    - you should eat|drink VERY? plenty|something|before|after|nothing
    - a lot of water
    - you BE VERY? old enough
    - you BE out of
    - you must work out|on
    - you need to try
    again ^ are|were|is|have we|you|it
    are WE ?
    grown|real man|woman|adult|men|women should|ought|would|does
    people|someone|somebody with YOUR income|salary|weight|background|body|debts
    you might|could|may want to VERY? put|lay|cut|skip|lose|eat|drink|slow|stop|think|watch|go|hit .. fork|down|back|gym|less|sugar|cake|weight|easy|smoking|drinking
    once in a while
    put down the
    hit the gym
    live large
    you live|lived|living beyond|like|above
    spoilt|spoiled
    decent|responsible|good|sensible|normal parent|parents|person|people|mother|father|adult|wife|husband would|do|does|should|never
    you call yourself
    what would YOUR mother
    disappointed in|with|by you
    easy|loose with
    cannot be trusted with
    somebody|someone likes|loves|enjoys|needs|cannot to|a|some|his|their
    lack|lacks|need|needs|more|some|little VERY? discipline|willpower|restraint ^?
    have no discipline|willpower
    YOUR lack of
    a bit|little|dose of discipline|self-discipline|self-control|willpower|exercise|restraint|moderation would|could|might|wouldn
    disgusting|filthy|nasty|horrible|terrible|dirty habit
    you VERY? have no|little self-control|discipline|willpower|shame|manners|taste|style|ambition
    get YOUR life|act|finances|house in|together
    life in order
    that BE VERY? selfish|rude|greedy|lazy|childish|immature|irresponsible|silly|foolish|mean|arrogant of you
    selfish|greedy|lazy|childish|foolish|silly|arrogant of you
    BE VERY? embarrassing|shameful|pathetic ^?
    ought to know better
    bad|poor parenting|mother|father|parent
    - would be embarrassing
    - not VERY? embarrassing|selfish|silly
  `,
};
