/**
 * Wording that leaves a tone open: it often carries an attitude, but says nothing of it by itself.
 * A text with such a cue and no evidence is left to a judge; one without any is plainly neutral.
 */
export const CUES = {
  'attitude-cue': `
    surely|evidently|supposedly|miraculously|hardly|merely|scarcely|frankly|seriously|conveniently|allegedly
    ^ obviously|apparently|clearly|honestly|naturally|ideally
    after all $
    ^ WE|you|it|this|that BE .. after all
    after all
    even MY|a|the|his|children|kids|beginners
    BE|do|does|did|will|would|could|can|has|have|should not it|you|they|we|that|he|she $ ?
    BE|do|does|did|will|would|could|can|has|have it|you|they|we|that $ ?
    ^ right|no|okay|really|huh|eh|true|correct|yes $ ?
    would|could|should|might not? have
    you would not
    you can not|hardly|scarcely VERY? be|expect|blame|complain|seriously|just|simply|keep|have|always
    lucky|fortunate|luckily
    luck
    hard|difficult|tempted|easy to believe
    believe it|me|that|you
    really happened
    what really
    careless*|lazy|naive|sloppy|odd|oddly|strange|strangely|funny|funnily|weird|suspicious*|curiously|irresponsib*|reckless|thoughtless|selfish|greedy|childish|immature|foolish|stupid|dumb|ridiculous|absurd|pathetic|unbelievable|incredible|outrageous|sad|messy|clumsy|stubborn|ignorant|arrogant|spoiled|spoilt|impatient|ungrateful|unreasonable|unhealthy|embarrassing|disgusting|shocking|hopeless|useless|worthless|cheap
    people|those|anyone|someone|somebody|everyone|everybody|customers|users|players|patients|employees who|with|that|like|your|should|knows|know|can|could|understands|else|has|would|gets|reads|were
    people|those|folks|types tend|usually|often|always|never
    nobody|noone
    no one
    the way|how you|people VERY? handled|used|use|treated|treat|stored|drove|drive|installed|kept|live|eat|behave|behaved|speak|spoke|write|talk
    down to you|the|how|poor|careless|bad
    purely|just|only to annoy|please|spite|bother|hurt|punish|irritate
    a|any|every|no|the decent|responsible|proper|serious|honest|sane|sensible|self-respecting|true|caring|reasonable|normal|mature _
    ^ stay|go|shop|look|try VERY? home|away|elsewhere|somewhere|at
    not VERY? interest|count|concern
    YOUR opinion|opinions|feelings|wishes|views|taste|comfort|convenience|comments
    what a|an VERY? GREAT|clever|bright|smart|original|bold|cunning|interesting
    MODAL VERY? live with|without
    must be something|someone|nice|you
    to be honest|fair|frank|blunt
    not what|how WE would|MODAL? call|do|say|choose
    WE would VERY? not call
    - sorry|apologi* ... nobody|noone|no one?
    with respect|all
    keep|hold|mind YOUR
    better things
    this time
    for the second|third|fourth|fifth|tenth|hundredth|last|umpteenth time
    two|three|four|five|several|many times
    correctly|right this|next time
    WE asked ... times|twice|before
    WE BE done|finished|through
    figure|work it? out yourself
    the|our bin|trash|dustbin|rubbish
    on|at YOUR side|end|place|part
    which|what it|that|he|she BE not
    as|like every|any|each
    every|any|each pupil|child|kid|schoolboy|beginner|schoolchild|idiot|fool|toddler|amateur
    dear|sweetheart|darling|honey|sweetie|buddy|kiddo|pal|mate|love $
    ^^ dear|sweetheart|darling|honey|sweetie|buddy|kiddo|pal|listen|look ^
    leave the|it|that|this .. to us|me|professionals|experts|adults
    a little|small picture|hint|secret|reminder|tip|advice
    concentrate|focus
    goodbye $
    not interested
    somebody|someone who cares
    as WE VERY? said|told|explained|mentioned|wrote
    already said|told|explained|mentioned|answered|wrote
    do not ask
    expect miracles|special|us|me|better|more
    most|normal|other|some|sensible|intelligent|decent|grown|clever|smart|reasonable people|adults|customers|users|parents|drivers|players|students|patients|guests|women|men|teams
    an|as|like|any|real|responsible adult|professional|grown-up|grownup|beginner|child|expert|amateur|parent
    one can|should|must|might|would|expects|does|has|could
    can|could|might|should be expected
    lesson to|for|learned|learnt|here
    a lesson
    in future
    in the future ^? VERY? please|try|read|check|be|do|make|remember
    next time
    do|try better|harder
    think about|of|again|twice|hard
    ask yourself
    you should|ought|must|need|could VERY? to? VERY? have|know|ask|think|learn|be|try|stop|remember|understand|realise|realize|accept|consider|see|start|take|look|watch|reconsider|grow
    you might|may want|wish to
    as you VERY? know|knew
    you knew
    like that|this|yours|these|those|you
    manners|attitude|tone|behaviour|behavior|habit*|lifestyle|personality|character|intelligence|common|patience
    that BE all|it|that|how|life|what|why|just|on|up|rich|news|exactly
    all there is
    all WE can|have|will
    end of story|discussion
    nothing more|else to
    not VERY? the end of
    take it
    up to you
    as usual|always|ever|expected|predicted
    yet again|another
    you VERY? always|never|keep|clearly|obviously
    ^ how VERY? GREAT|sweet|kind|clever|cute|thoughtful|generous|interesting|original|exciting|surprising|typical|funny|strange|odd|hard|difficult
    what a|an mess|surprise|shame|pity|genius|story|nerve|idea|waste|joke|disaster
    such a|an VERY? shame|mess|fuss|hurry|surprise|drama|rush|thing|hero|baby|bad
    ^ GREAT|perfect|marvellous job|choice|idea|work|move|plan|news|timing|start|question|thinking
    ^^ congratulations|bravo|wow|oh|really|ah|aha|hm|hmm|gosh|yeah|look
    ^^ GREAT|fine|right|sure|well $
    if you|people|everyone ... would not|never
    if you VERY? cared|knew|read|listened|paid|tried|looked|ate|drank|smoked|spent|worked|thought|had|were ... would|might|could
    less|more patience|effort|care|discipline|practice|attention
    good luck
    not exactly|rocket|brain|magic|mind
    not VERY? surpris*|hard|difficult|complicated|impossible|new|mine|interested
    wonder*
    surpris*
    if you say|insist|must|bothered|cared|actually
    maybe|perhaps you|it|your|that
    have you ever|even|considered|tried|thought|really ?
    did you VERY? even|ever|bother|think|not|honestly|forget|expect|imagine|believe|listen|try|read ?
    do|does|did you|anyone|anybody|someone VERY? think|know|want|realise|realize|understand|believe|expect|imagine|mean|remember|care|seriously ?
    why|how|what|who|where did|do|does|are|would|could|can|else|should|on|have you|it|this|that|anyone|earth ?
    who VERY? would|could|does|knows|cares|needs|said ?
    what VERY? did|do|were|are you
    ^ why VERY? not|would|bother|should
    ^ do not VERY? come|complain|ask|expect|blame|pretend|be|act|think|make|tell|say|bother|cry|play|waste|even|look
    ^ stop|quit it|that|being|this|worrying|asking|MY
    had|have|heard|seen enough
    ^ then VERY? you|do|go|try|read|stop|that
    YOUR VERY? own fault|doing|choice|problem|mistake|business|hands|two
    on YOUR own
    YOUR choice|choices|decision|decisions|doing|money|problem|problems|fault|job|mistake|mistakes|error|errors|life|body|weight|age|diet|smoking|drinking|brain|head|eyes|homework|parents|mother|boss|luck|reading|spelling|handwriting|story|version|excuse|excuses|sort|kind|type|side|end|part|behalf|carelessness|negligence|impatience|ignorance
    ignore*|ignoring|neglect*|forgot|forgotten|forgets|fail|failed|failing|bother|bothered|bothering|refuse|refused|refusing|waste|wasted|wasting|blame|excuse|excuses|lie|lies|lied|lying|pretend*|invent*|whine|whining|moan*|shame*|shameful|discipline*|willpower|silence|nonsense|rubbish|mess|messed|drama|dramatic|fuss|tantrum|truth|honest|honesty|trick|tricks|cheat*|suspect*|doubt*|guilt*|accus*|allege*|claimed|story|stories
    properly|closely|beforehand|sooner|earlier
    read|look|listen|check|think|pay .. attention|again|next|first|twice
    simple|easy|obvious|clear|basic enough|stuff|things
    as you should|can|could|know|well|must|will|were
    you|your team left|waited|chose|used|entered|missed|dropped|gave|typed|picked|let|took|broke|lost|caused|deleted|pressed|clicked|opened|kept|skipped|overlooked|misread|booked|signed|agreed|accepted|wrote|decided|let|put|switched|turned|installed|handled|treated|spilled|overloaded|mixed|washed|stored|changed
    you|one|people|someone|customer|user did not|never
    you have never
    you BE not
    you BE VERY? too|so|the|late|wrong|mistaken|confused|imagining|overreacting|overthinking
    warned|told|reminded you
    someone|somebody has|had|was|is|did|must|forgot|got|needs|seems
    not VERY? care|matter
    too bad|late|much|many|long|fast|slow|lazy|busy|hard
    because you
    due|thanks to YOUR|you|the|a? wrong|incorrect|improper
    caused|result|happens|happen|happened by|of|when|because|if you|your|not|user|improper|misuse|incorrect|people
    at YOUR age|level|stage|weight
    for|with your age|level|weight|size
    ^ sorry ^ but
    a bit|little|touch|dose more|less|of
    for once|change|someone|somebody
    high|about time
    by now
    ABLE hardly
    same as
    than you|your|that|most
    not MY|our job|task|problem|fault|business|concern
    only yourself|you
    six|five|ten|three|four|two|seven|several|twenty|many years|months|weeks|times without|of|in|and|already
    other hotels|customers|companies
    bet|guess
    whatever|anyway|whatsoever
    imagine
    remember|remind
    sigh|yawn|ugh|meh|duh
    not WE|here|a
    rules are
    - WE|i VERY? should|could|would|might not? have ...
    - sorry|apologi*|glad|happy|thank|thanks ...
    - no need|reason|hurry|rush|problem|worries ...
    - WE ... told|warned|reminded you
    - WE ... earlier|sooner|beforehand|properly|closely
    - no|not such? stupid|silly|dumb|foolish
  `,
  'comic-cue': `
    like|as|than a|an|my|your|the
    as .. as a|an|my|the
    even MY|a|the
    snail*|kitten*|cow|cows|monkey*|elephant*|penguin*|goat*|hamster*|unicorn*|dragon*|goldfish|parrot*|sloth*|turtle*|tortoise*|owl|owls|bear|bears|bee|bees|mouse|mice|squirrel*|dinosaur*|llama*|duck|ducks|duckling*|donkey*|pig|pigs|frog|frogs|shark*|whale*|spider*|ant|ants|crocodile*|camel*|flamingo*|pigeon*|seagull*|panda*|zombie*|vampire*|ghost*|alien|aliens|robot|robots|wizard*|witch*|pirate*|ninja*|superhero*|superpower*|knight*|princess*|king|queen|fairy|fairies|elf|elves|santa|monster*|troll|trolls
    grandma|granny|grandmother|grandpa|grandfather|mother-in-law|auntie|uncle|nana
    MY|your|our VERY? mother|mum|mom|boss|cat|dog|neighbour|neighbor|therapist|barber|circuits|servers
    magic|magical|magically|spell|spells|wand|crystal|oracle|fortune
    cake|cakes|pizza|pizzas|chocolate|beer|beers|biscuit*|cookie|cookies|doughnut*|donut*|banana*|potato*|sausage*|burger*|spaghetti|noodle*|popcorn|pancake*|hangover|caffeine
    nap|naps|snooze|siesta|sleep|sleeping|sleepy|asleep|snore*|pyjamas|pajamas|sofa|couch|hammock|massage|spa|yoga|gym
    bet|swear|promise
    olympic*|olympics|marathon*|rocket|rockets|mars|moon|moons|planet*|galaxy|universe|outer|champion*|circus|zoo|jungle|treasure|museum|theatre|soap|hollywood|movie
    no _ BE harmed|hurt|injured
    pack|packed|packs|packing|suitcase|suitcases
    need|needs|needed|take|takes|took|taking|deserves|deserved a|another|its|their|the VERY? break|breather|rest|day|holiday|vacation|bath|bow|coffee
    on holiday|vacation|strike|diet|fire
    mondays
    said|says|told|tells ME|us
    hedgehog*|rabbit*|hamster*|butterfl*|worm|worms|flies|fly|mosquito*
    faster|slower|older|smaller|bigger|better|worse than MY|our|a|an|the|any|most
    marry|married|divorce|divorced|wedding|honeymoon|engaged
    resigned|quits|promoted|unemployed|fired
    one way or
    what goes|happens
    so to speak
    as they say
    they say
    rumou* has
    refuses|refused|refusing|insists|believes|believed|dreams|dreaming|thinks|diet|retired|retirement|birthday|party|temper|moods|personality|adventures|gossip|whisper*|yawn*|hiding|hides|hid|sulking|strike
    seen|travelled|traveled .. world
    older than
    secretly|officially|allegedly|technically|mysteriously|heroically|bravely|proudly
    love|loves|loved|hate|hates|tired|bored|grumpy|shy|jealous|moody|sulk*|hungry|thirsty|lonely|drunk|crazy|mad|wild|lazy|stubborn|homesick|romantic|dance*|dancing|sing|sings|singing|wander*|escape*|run|ran|running
    secret weapon|recipe|agent|ingredient|life
    survive*|survival|sacrifice*|heroes|hero|heroic|brave
    million|hundred|thousand years|times|people
    century|centuries|prehistoric|medieval|ancient|dark ages|stone
    apocalypse
    after all
    unless you
    not VERY? bite|kill|hurt|eat|explode|panic
    goes|go|went boom|bang|wrong|up|down|away
    germans|italians|french|brits|british|english|americans|swiss|spaniards|swedes|poles|dutch|scots|irish|chinese|japanese|accent|accents .. are|is|always|love|never|have
    free|complimentary|bonus|special entertainment|show|massage|shower|sauna|workout|treatment|ride|cardio|exercise
    sit back
    cross YOUR? fingers
    fingers crossed
    the good|bad news
    wink|ahem|ta-da|tada|voila|yay|woohoo|yikes|oops|phew|boo
    plot|twist|spoiler
    believe it
    funny|fun|hilarious|amusing|joke|jokes|laugh*|comedy|pun|puns|smile
    who needs|said|knew ?
    speaking of
    luckily|fortunately .. not|nobody|no
    adventure
    legend|legends|legendary|mythical|epic
    at least
    worst|best case|thing|part
    not even
  `,
  'alarm-cue': `
    danger*|risk|risks|risky|serious|seriously|severe|severely|die|dies|dying|death|deaths|dead|deadly|fatal|lethal|lose|loses|losing|lost|loss|losses|damage|damages|damaged|permanent|permanently|emergency|urgent|urgently|immediately|worst|cancer|blind|blindness|infection|fire|fires|explode|explodes|explosion|steal|stolen|stealing|thieves|hacker|hackers|hacked|victim|victims|prison|jail|ruin*|destroy*|warn*|threat*|attack*|panic|scary|terribl*|horribl*|fear|afraid|worry|worried|consequences|irreversible|crash|crashes|kill*|hospital|suffer*|collapse*|stroke|heart|bleed*|poison*|criminal*|crime|fraud|never|hours|suddenly|cannot
    too late
    before it|you|the
    not VERY? live|survive|wake|recover|make|last
    live|lived to see
    for ever
    forever|spread|spreads|kidneys|liver|brain|paralys*|amputat*
    bad|worse things|thing|outcome|news|than
    something is|very? wrong
  `,
  'pressure-cue': `
    now|today|tonight|immediately|instantly|quick|quickly|fast|soon|hurry|rush
    only|just VERY? _ left|remaining|remain|more|today|until|for
    last|final
    only|just ... left|remaining
    looking|look at it|them|this
    chance|chances|opportunity|limited|exclusive
    sign|signature below|here|today|now
    go|pass|slip|slips by|away
    you can not|never afford
    offer|offers|deal|deals|discount|sale|bargain|promotion|upgrade|premium|bundle|package
    buy|order|subscribe|invest|commit|decide|reserve
    miss|missing|missed|regret*|lose|losing
    popular|bestseller|favourite|demand
    sure|certain you
    would be a|the
    why not|wait
    before it|they|the|you|someone|prices
    while it|they|stocks
    everyone|everybody|thousands|millions|most people
    once again
    WE really|strongly|highly
    must|should VERY? have|try|get|buy|take|not
    shall|should WE
    still|yet
  `,
  'trouble-cue': `
    TROUBLE
    hope|hopes|wish|care|caring|thinking|feel|feeling|feels|heart|support|together|comfort|gentle|thoughts|loss|strength|courage
  `,
  'praise-cue': `
    GREAT|well|proud|progress|keep|ready|almost|nearly|close|strong|stronger|better|improved|improving|impressive|solid|neat|clever|smart|creative|careful|thoughtful|effort|achievement|success|succeed|talent*|star|bravo|congratulations|confident|believe|brave|thorough|correct|right|love|enjoyed|best
    you VERY? managed|can be|do
  `,
  'referral-cue': `
    MODAL|please|you|YOUR|our|for|at|with|from|ask|via|through|only|a|an .. PLACE
    someone|somebody|person|people who|else|can|from|you|with
    contact|elsewhere|hotline|helpline|link
    call|email|phone|visit|write us|the|YOUR|our|them
  `,
  'declining-cue': `
    not|no|never|unfortunately|sorry|afraid|only|instead|however|cannot|unable|neither|nor|none|outside|beyond|against
    how about
  `,
  'person-cue': `
    human*|agent|agents|representative*|supervisor|adviser|advisor
    real|actual|live|someone|somebody|anyone|anybody|colleague|colleagues ... help|talk|speak|call|ring|phone|person|look|reach|contact|answer|answers
    person|someone|somebody|manager ?
    speak|talk|chat to|with
    call|phone|ring|contact|reach you|us|me|someone|somebody|your
    transfer|escalate
    YOUR number|phone|hotline|boss
  `,
  'problem-cue': `
    not|no|never|nothing|nobody|none|cannot|without|still|again|already|yet|only|just|why|but|instead|even|too|wrong|bad|problem*|issue*|error*|fail*|broke*|miss*|late|delay*|wait*|lost|lose|stuck|strange|weird|poor|worse|worst|hard|difficult|sorry|sad|unfortunately|throws|throw|threw|stop*|invalid|refus*|reject*|declin*|supposed|expected|promised|should|was|were|dirty|cold|hot|loud|noise|rude|unfriendly|slow|expensive|half|less|twice|double|different|unable|impossible|confus*|hurt*|pain*
  `,
  'anger-cue': `
    still|ever|never|ridiculous|really|seriously|enough|waiting|waited|worst|joke|nobody|noone|nothing|always|every|constantly|useless|stupid|hell|damn|disappoint*|unhappy|frustrat*|annoy*|upset*|poor|terribl*|awful|horribl*|shock*|shame*|rude|insult*|lie|lied|liar*|promised|ignored|fed|sick
    what VERY? kind|sort|is|are|do you
    why BE|do|does|did|can|has|have
    no one|answer|reply|help
    how long|often|many|dare|can|much
    not VERY? acceptable|good|fair|okay|happy|right|what|even|believe
  `,
  'personal-cue': `
    number|numbers|digits|digit|code|id|tax|letter|parents|family|children|kids|married|partner|husband|wife|single|religion|religious|church|celebrate|pray|pregnant|pregnancy|expecting|country|nationality|origin|originally|live|born|birth|birthday|old|age|years|health|healthy|ill|illness|sick|medication|medicine|treated|treatment|diagnos*|condition|conditions|disabilit*|symptom*|smoke|weigh|weight|earn|earning|income|salary|bank|account|card|iban|name|names|phone|mobile|reach|address|street|postcode|email|passport|photo|selfie|personal|details|data|yourself
  `,
  'set-phrase': `
    sorry|apologi*|apologies|regret|excuse .. inconvenience*
    inconvenience
    thank|thanks|appreciate .. patience|understanding|feedback|message|cooperation
    WE VERY? value|appreciate YOUR
    WE take .. seriously
    your|the satisfaction|comfort|feedback BE
    your message|feedback|concern has|was|is
    WE VERY? understand YOUR? VERY? frustration|concern|concerns
  `,
  'referral-link': `
    have|let|get|leave it|this|that|them|a|an|the|YOUR|our ... PLACE|person|someone|somebody
    ABLE|should .. help|look|see|do|check|answer|advise|tell|decide|say|connect|install|repair|fix|examine|assist|explain|handle|sort|judge|clarify|arrange|take|give|be|know|go
    handles|looks|answers|knows|decides|helps|deals|explains|checks|responsible|reachable|available|there|happy
    BE the right|best|place|person|contact|one
    it|everything|details|this|that|question|questions|more|all BE? in|on|at|for|from|with
    BE|find|found|listed|stated|printed|explained|described in|on|at|under
    through|via|by
  `,
  'praising-cue': `
    GREAT|thrilled|delighted|overjoyed|masterpiece|genius|brilliant|impressive|charming|adorable|precious|fascinating|riveting|hero|heroic|congratulations|bravo|applause|medal|prize|award|stars|honour|honored|honoured|pleasure|joy|bliss|paradise|luxury|dream|perfect|perfectly|marvellous|marvelous|delightful|clever|smart|original|thoughtful|generous
    thanks|thank _ million|lot|bunch|ever|heaps|tons
    love|loves|adore|adores|enjoy|enjoys
    VERY? kind|sweet|nice|brave of
  `,
};
