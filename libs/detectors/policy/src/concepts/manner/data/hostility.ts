/** Hostile or cold ways to speak to a reader. */
export const HOSTILITY = {
  rudeness: `
    - entitled to
    - you BE welcome
    you VERY? INSULT
    you BE .. INSULT
    YOUR .. INSULT
    ^^ INSULT
    INSULT DEED
    INSULT $
    such|what a|an INSULT
    acting|behaving|being|sound like? a|an INSULT
    shut up
    shut YOUR mouth
    go away
    ^ leave ME alone
    leave us alone
    buzz off
    piss off
    drop dead
    not MY|our|my job|problem|fault|department|concern|business
    none of YOUR|MY business
    YOUR problem BE|not
    BE YOUR problem
    that BE YOUR own? problem|issue|loss
    deal with it
    tough luck
    ^ tough $
    hard cheese|luck
    WE BE not YOUR servant|secretary|mother|babysitter|maid|nanny|google|slave|assistant|personal
    WE do not care
    WE could not care
    who cares
    nobody|noone cares
    no one cares
    so what
    ^ whatever
    WE can not be bothered|arsed
    not bother ME|coming|asking|writing|to|calling|contacting|replying
    stop bothering|wasting|asking|whining|complaining|moaning|crying|pestering|annoying|nagging|bugging|spamming|being|acting|writing|calling
    quit bothering|wasting|asking|whining|complaining|moaning
    wasting MY|our|everyone|people
    waste of MY? time|space|breath
    read the|our|my manual|instructions|docs|documentation|faq|help|terms|question|page|website|label|fine|notice|email|rules|before|first|properly
    can|could|did you not? VERY? read ?
    learn|try to? read|reading|google|think|thinking|listen|spell|write|using
    google it
    look it up yourself
    figure|work|sort|find it|that|this out yourself
    do it yourself
    use YOUR brain|head|eyes
    open YOUR eyes
    pay VERY? attention this|next|for|now|when
    you people
    you lot
    people|customers|users like you
    your kind|sort|type
    what BE VERY? wrong with you
    what BE YOUR problem
    BE you VERY? serious|kidding|blind|deaf|joking|insane|crazy|mad|drunk|dumb|that|even|out ?
    BE|do you VERY? blind|deaf|illiterate
    how VERY? hard|difficult can|could it|that|this
    how many times
    for the last|hundredth|umpteenth|thousandth|tenth|third|hundreth time
    as WE have? VERY? already? told|explained|said|mentioned you
    WE have? VERY? already told|explained|said|answered you|this|that|it|twice
    WE have told you VERY? twice|already|before|that|this|three|many|several
    WE told you VERY? already|so|before|that|twice
    told you VERY? twice|already|before|times
    WE have better|other|more things|customers|work|people to|waiting
    WE do not have all day|time for|the time|time
    WE have not got all day|time
    WE BE sick|tired|fed of|up
    like everybody|everyone|anyone|anybody else
    take it or leave
    not write|contact|ask|call|email|bother|message|come|reply to? ME? VERY? again|back|anymore|any|unless|until
    before you bother|write|waste|ask
    next time
    do YOUR homework|research|job first|before|properly|instead
    you wish
    dream on
    in YOUR dreams
    get over it|yourself
    get a life|grip
    calm down
    chill out
    cry about|me
    boo hoo
    suck it up
    mind YOUR own|tongue|language|manners|tone
    watch YOUR mouth|tone|language
    how dare
    ^ nonsense
    ^ rubbish
    ^ ridiculous
    ^ duh
    ^ obviously
    ^ wrong $
    ^ hell no
    what the hell|heck
    hate people|customers|you|when|it
    hate you
    WE hate
    you VERY? annoy|bore|bother|disgust|irritate ME
    you BE VERY? annoying|boring|rude|difficult|impossible|wrong|confused|slow|dramatic|childish|embarrassing|irritating|demanding|needy|entitled|unreasonable|hysterical|a|an|the waste|pain|problem|joke|disgrace|burden|nightmare|nuisance|embarrassment
    you BE a joke|disgrace|burden|nightmare|pain|waste|problem|nuisance|liar|cheat
    you BE VERY? annoying|rude|unreasonable|hysterical|childish|demanding|entitled|irritating|ungrateful|slow
    you have no idea|clue|manners|brain|right|business|reason
    you clearly|obviously|evidently|apparently|plainly BE? do|did|have|not|never|can|lack|know|think|BE
    you should be ashamed|embarrassed|grateful|glad|thankful
    ashamed of yourself
    shame on you
    you do not VERY? deserve|listen|read|get|pay|think
    you never listen|read|learn|pay|check
    you always complain|ask|forget
    you made this|it|everything VERY? harder|complicated|difficult|worse
    you BE making this|it|everything
    that BE all? WE BE? going|will|can|do
    end of story|discussion
    and that BE that
    no one|nobody asked|forced|wants|likes|needs|else you|YOUR|to|this|has|is|does
    WE do not want YOUR|you|customers
    if you do not like it ^ go|leave|then|shop|find|too|tough|find|there
    go somewhere else
    find another|someone|somebody else
    shop|look|go|try elsewhere
    what did you expect
    what do you expect
    serves|serve you right
    you get what you
    you asked for it
    cheapskate
    crybaby
    anyone|anybody with half|a|any a? brain|sense
    common sense
    are|were you born
    were you raised
    did you VERY? bother|think|listen|pay|try ?
    do you VERY? think|expect|want WE|i|this|that|you .. ?
    do you have any idea
    not MY place to hold|babysit|do your
    spare ME
    save it
    ^ get in line
    ^ wait YOUR turn
    stop being
    how clueless|stupid|dumb|lazy|dense|ignorant|naive|rude
    hopeless case
    sick of you|YOUR|people|this|customers|these|answering|hearing
    tired of you|YOUR|people|customers|these|answering|hearing|explaining|repeating
    enough of you|YOUR|this|that
    BE|was|were you too lazy|stupid|dumb|blind|slow
    too lazy|stupid|dumb to
    lower YOUR expectations
    nothing better to do
    not interested in YOUR
    bother someone|somebody else
    - no INSULT|such
    - not feel|be|look|sound VERY? INSULT
    - not a? VERY? INSULT
    - not VERY? INSULT
    - no DEED BE too? INSULT
    - feel|feeling|felt|sound|sounds VERY? INSULT
    - WE BE VERY? INSULT
    - silly|stupid|foolish mistake on|of our|my
    - MY own? VERY? INSULT
    - not too bad
    - BE not too bad
    - get out of the|your|bed
    - next time you|WE visit|order|come|see|log|sign|open|use|visit|shop|are|call|book|write
    - WE BE VERY? busy at|with|this|right|during|on|until|and|but|today|just|and
    - go away VERY? after|within|on|by|in|with|quickly|without|once|if|when|again|and
    - not go away
    - pain|symptoms|symptom|rash|cough|message|error|problem|it|they|this .. go away
    - best practice
    - take it or leave
    - sorry .. too bad
    - not common sense
    - calm down the|before|a
    - read the VERY? label|leaflet|instructions|manual VERY? carefully|for|to|and|in|on|at|if|that|which|with
    - please .. read the
    - if you BE VERY? busy|confused|slow
    - you BE VERY? confused|wrong by|about|with|to|here
    - read the .. carefully
    - you can read
    - ABLE you read ME
    - do you think WE|you|that|it|this would|could|should|might|can
    - do you want ME|to|the|a|your
    - do you expect to|it|any|a
    - told you VERY? about|how|what
    - WE have other customers|things who|that|like|too|such
    - try to? think of|about
    - not YOUR fault
    - find someone else who
    - nobody|no wants to .. wait|feel|be|lose
    - shop elsewhere if
    - what do you expect to|will|would|happens|from
    - pay attention to
    - you lot* of
    - mind YOUR own pace
    - try reading|using|thinking the|a|it|this|about|of
    - learn|try to write|spell|read VERY? a|the|in|with|words|letters|essays|code
    only a|an|some INSULT
    WE have got better|other|more things|customers|work
    BE a|an|such|all|complete|total|bunch FOOL
    a bunch|load of FOOL
    like a|an FOOL
    you|these FOOL $
    ^ FOOL $
    half a brain
    ^ ugh
    ^ fine ^ what
    what BE it now
    pointless|idiotic|ridiculous|dumb|stupid|absurd thing|question|request|message|idea to|for
    of no interest to
    no interest in YOUR
    keep it|that|your opinion|your comments to yourself
    keep .. to yourself
    nobody|noone here has|wants|cares
    no one here|has time|wants|cares
    sort it out on? YOUR? own|yourself
    YOUR problem
    you must be joking|kidding|dreaming|new|stupid|blind|dreaming
    go bother|annoy|pester|ask someone|somebody|others
    what do you want now
    not my circus
    next time ^ bring your own
    you call that|this
    did you even
    do not care what|how|if|about|whether
    could not care less
    bad luck
    suit yourself
    you BE not the only|my|our|special|important|worth
    you BE not worth
    not worth MY|the time|effort
    try .. brain
    use .. brain|head
    why would WE care
    why should WE care
    spell MY|your|it
    get to the point
    what now
    make it quick
    not running a charity
    whine|whining|moan|moaning|nag|nagging
    - keep it to yourself for
    - you BE not the only one who|with|in|feeling|having
    - not the only one
    - get to the point where
    - sort it out together
    ^ VERY? you again
    ^ get lost|out $
    ^ get out of my
    ^ grow up
    ^ too bad
    that BE too bad for you
    WE BE sick|tired|fed of|up
    ^ look it up
    YOUR pathetic|ridiculous|petty|stupid|silly|endless|constant|trivial|little DEED
    - do you think that the|it|this
    - learn|try to? read|write|listen it|like|your|carefully
    dumbest|stupidest|silliest|laziest|worst thing|question|idea|message|complaint|excuse|request
    get off MY back|case
    WE have VERY? explained|said|told|answered|asked|written .. three|two|four|five|several|many times
    BE you VERY? slow|dense|thick|stupid|dumb|blind|deaf|drunk ?
    shut it|up
    YOUR DEED BE a|an|VERY? joke|nonsense|rubbish|ridiculous|stupid|pointless|waste|laughable
    waste MY time|energy|breath
    do YOUR job
    people who can not|never|do not even|read|fill|listen
    figure it out $
    ^ figure it out
    ^ yeah ^ no
    get a grip
    go away and
    hold your hand
    cry about it|that
    - in two|three|several times
    - waste YOUR time
    - the door|lid|box|case|valve|tap shut it
    - so many times before
  `,
  condescension: `
    even a child|kid|toddler|beginner|baby|baby|monkey|dog|cat|grandmother|grandma|granny|five|six|ten|year|my|caveman|first
    my VERY? grandmother|grandma|granny|cat|dog|toddler could|can|knows|would|understands
    a child|toddler|monkey|kid|baby|five|six could|can|would|knows|understands|gets
    as WE have? VERY? already? told|explained|said|mentioned|stated|pointed you|twice|before|earlier|several|many
    as WE already told|explained|said|mentioned
    WE have? already told|explained|said you|this|that|it|twice|to
    WE told you VERY? already|so|before|that|twice
    ^ obviously
    you VERY? obviously|clearly|evidently|apparently|plainly .. not|no|never|lack|struggle|confused|missed|failed|forgot|need|too
    obviously|clearly|evidently|apparently you
    BE VERY? obvious
    BE obvious to anyone|everyone|anybody|most
    how VERY? could|can|do|did you not
    how can|could anyone|anybody|someone|somebody
    everyone|everybody|anyone|anybody|everyone VERY? knows|can|could|should|understands|gets|would|with
    BE not rocket science
    rocket science
    not that|so|very hard|difficult|complicated|tricky $
    it BE VERY? not VERY? that hard|difficult|complicated
    how VERY? hard|difficult can|could
    let ME VERY? try? VERY? put|explain|spell|break|say|repeat|simplify|slow|dumb|make|keep this|it|that|down VERY? VERY? in|out|for|slowly|simple|down|simply|easy .. you
    explain|say|spell|put|repeat it|this|that VERY? slowly|again|simple|simpler|small|one|more|out|for the|you
    VERY? slowly for you
    for you VERY? slowly
    in VERY? small|simple|tiny|little|easy|baby words|terms|steps .. since|because|as|so|for|you|that
    since|because|as|given you clearly|obviously|seem|apparently|evidently|struggle|lack
    so that you .. understand
    so even you
    even you can|could|should|will|might
    someone|somebody|people like|with|at|of YOUR|you|your
    people like you
    try to keep up
    keep up $
    pay VERY? attention
    listen VERY? carefully
    ^ look ^
    my VERY? dear
    ^ dear ^
    sweetie|sweetheart|kiddo|sonny|honey|missy $
    young man|lady
    little one|lady|lady|man|girl|boy
    BE you VERY? sure you BE|can|understand|know|read
    do you VERY? know|understand|realise|realize what|how .. BE|means|does|works ?
    do WE need|have to explain|spell|draw|remind ?
    shall|should|must WE VERY? explain|draw|spell|repeat|write .. too|a|again|picture|for|what ?
    need ME to draw|spell|explain|hold
    draw you a picture
    hold YOUR hand
    spoon feed
    spoonfeed
    basic|elementary|simple|trivial|kindergarten|primary stuff|knowledge|question|concept|maths|math|skill|skills|things|logic|reading|thing|task|idea
    most|other|many|normal|all pupils|students|people|users|children|kids|customers|adults|patients .. manage|get|know|understand|learn|figure|find|do|can|have|finish|remember
    at YOUR age|level
    by now
    you should VERY? already? know|understand|have
    you ought|should to? VERY? know better
    you would VERY? know|understand|have|see if
    if you had VERY? bothered|read|listened|paid|looked|studied|been|checked|followed|done
    YOUR pretty|little head
    above YOUR head|level|pay
    over YOUR head
    beyond YOUR understanding|comprehension|ability|level|grasp
    too complicated|difficult|hard|advanced|complex|technical|clever|sophisticated for you|someone|people|your
    you would not VERY? understand|get|follow|know|grasp
    you will not VERY? understand|get|grasp
    you can not VERY? VERY? understand|expect|be expected|grasp|follow
    not expect you to understand|know|get|grasp
    trust ME|us WE know
    WE know better
    leave|let it|this|that|the to|for the? experts|adults|professionals|grown|grownups|us
    let ME|the experts|adults handle|do|worry
    WE BE the experts
    cute|adorable that|of|how you|question
    how cute|adorable|sweet|quaint|naive
    bless YOUR heart
    bless you
    aw|aww ^
    nice|good|cute try|attempt but|though
    good for you
    congratulations on .. finding|figuring|managing|discovering|working|reading
    well done for .. finding|figuring|managing|reading|opening|asking
    finally|at last you
    you finally
    it took you
    not VERY? bright|clever|smart|quick|good|capable|technical .. you
    you BE VERY? not VERY? bright|clever|smart|quick|good|capable|technical|used|the with|at|enough|person|sharpest|brightest
    you BE VERY? clueless|slow|naive|confused|new|inexperienced|ignorant|uninformed|mistaken
    for dummies
    dumb it down
    simple enough|for even|for|you|that
    as WE said|told
    as any|every|anyone|everyone VERY? would|will|could|can|knows|child|adult|fool|person|user
    surely you
    do you really
    not you know
    have you never
    did you VERY? really|honestly|seriously
    you do know|realise|realize
    you VERY? do VERY? realise|realize|know
    what part of
    which part of .. not
    do not worry YOUR
    run along
    once more for
    WE will try|use|say it|that|this? slowly|slower|simpler|easier
    slowly this time
    did not they teach
    go back to school|kindergarten|basics
    you must be new
    remedial
    - BE not VERY? obvious
    - not obvious
    - everyone|everybody|anyone|anybody VERY? can|could|knows|should .. feel|make|join|use|attend|apply|come|have|open|buy|visit|be|get|need|sign|wait|see|access|register|take|book|learn
    - BE you VERY? sure you want|would
    - not slowly
    - good for you and|to|because
    - most|many|other people|users|students|patients|customers|children|pupils .. find|feel|get|have|struggle|prefer|recover|experience
    - not basic|simple|elementary
    - basic|simple idea|concept BE
    - basic|simple skills? in|for|such
    - pay attention to
    - at YOUR age|level we|it|the|group
    - by now you|it|your|we .. received|arrived|got|been|be
    - you should VERY? have received|got|an|a|the|been|access|your
    - you should know that|about|before|how
    - finally ^ you
    - dear YOUR
    - do you know what|how .. you|your ?
    - my dear friend
    - if you had .. problem|trouble|issues|a|an|any|fever|pain
    - do you really need|want to
    - bless you for
    - let ME explain how|what|why|the|it|this
    - let ME put you
    - let ME put|explain|break it|this|that VERY? down? into|simply|differently|another
    - BE obvious that WE
    - look ^ for
    - at YOUR level of
    - new to
    - you BE new to|here
    - little one BE
    - surely you will|BE
    use small|simple|easy|tiny|short words for|so|since
    small|tiny words for you
    any VERY? beginner|child|kid|fool|toddler|pupil|student|layman|amateur|novice|schoolchild VERY? knows|can|could|would|understands|should
    you have|may|must|might VERY? never|not VERY? heard|seen|used|learned|been of|a|how|what .. you ?
    ^ have you $ ?
    you seem|look|sound VERY? lost|confused|overwhelmed|puzzled|clueless|slow
    baby steps
    if you would only|just|VERY? pay|listen|read|try|look|think|focus
    even you
    leave the|that|this|it .. to ME|experts|professionals|adults
    not worry YOUR
    aw|aww|bless
    it BE VERY? simple ^ really
    how adorable|cute|sweet
    surely even
    you would think
    WE BE sure even
    you might want to sit down
    clever you
    good boy|girl
    there there
    try harder
    ^ sweetie|sweetheart|darling|kiddo|sonny|missy|hun|hon|petal
    love|honey|champ|dear|darling $
    ^^ listen ^ sweetie|honey|you|kid|i|we|dear|love|let|this|it
    ^^ now ^? listen
    ^^ listen ^
    - of|with|and|in|for love
    - my love
    WE doubt that? you VERY? could|can|would|will|understand|are|know
    doubt you could|can|would|will
    were you asleep|listening|absent|paying|even|awake
    within YOUR abilities|reach|capabilities|power ^? even
    even for you
    ask a|an|your VERY? younger|older|adult|child|grown-up|smarter relative|person|sibling|child|friend|adult|colleague|someone
    WE thought|assumed that? that|it|this was VERY? clear|obvious|easy|simple|self-explanatory
    sigh
    ^ once VERY? again ^
    once again ^ slowly|for
    plain|clear|obvious|visible|evident to anyone|anybody|everyone|all
    anyone with eyes|a brain|sense|half
    you surely|must know how|what|that|where
    surely you
    not VERY? that|so|too complicated|hard|difficult ^? is it ?
    try to? follow|concentrate|focus|pay|listen|think $
    ^ concentrate
    you would be surprised how
    need it|this|me to spelled|spell|slower|simpler
    slower for you
    use your head|brain|eyes
    - sighted
    - surely you will|know|can find
    - concentrate* of|on|juice|solution
    - WE doubt it
  `,
  blame: `
    somebody|someone|anyone in|at|from YOUR household|family|home|house|office|team must have
    YOUR VERY? own? fault|mistake|error|negligence|carelessness|doing|responsibility|oversight|stupidity|mess|failure
    YOUR own VERY? fault|doing|mistake|choice|carelessness
    BE VERY? entirely? on you
    BE down to you
    you BE to blame|responsible
    to blame
    blame yourself
    only|nobody|noone yourself|but to? blame
    you have only yourself
    you should|could|ought have VERY? VERY? read|checked|known|been|told|called|asked|paid|listened|looked|noticed|seen|thought|done|tested|saved|backed|written|followed|contacted|used|kept|reported|cancelled|canceled|ordered|made|come|gone|taken|given|chosen|set|stored|verified|protected|updated|started|planned|waited|acted|realised|realized|learned|learnt|studied|brought|avoided|turned|left|opened|closed|entered
    you should not have
    you ought to have
    you ought not
    why did|have|do|would|were you not
    why did|would|have|on you .. ?
    if you had VERY? VERY? read|checked|listened|followed|paid|done|told|asked|looked|been|saved|bothered|backed|called|used|kept|taken|cancelled|set|updated|reported|thought|studied|started|not|only|just|contacted|noticed|given|entered|chosen|come|installed
    had you VERY? read|checked|listened|followed|paid|done|told|asked|looked|been|saved|bothered|backed|called|not|only|just|contacted|taken|given
    you would not have|be|need VERY? this|had|lost|the|have|in|to|any|a|been
    you failed|forgot|neglected|refused|omitted|ignored|missed|overlooked|broke|damaged|ruined|messed|screwed|caused|mishandled|misused|misread|botched|lost|dropped|mistyped|mixed|skipped
    you have VERY? failed|forgotten|neglected|ignored|broken|damaged|caused|mishandled|misused|misread|messed|ruined|overlooked|screwed|lost|skipped|only
    you did not VERY? VERY? read|follow|check|pay|listen|do|bother|enter|provide|save|tell|inform|even|look|close|update|use|set|give|keep|take|back|report|submit|return|turn|test|store|plug|cancel|confirm|notice|think|try|prepare|study|respond|reply|install|come|show
    you never VERY? read|told|checked|bothered|asked|saved|listened|confirmed|replied|answered|updated|contacted
    you VERY? wrongly|incorrectly|carelessly|mistakenly|foolishly|stupidly|negligently|clearly|obviously|apparently
    you .. wrong|incorrect address|number|date|password|button|size|item|file|details|way|name|email|data|key|code|option|cable|form|account|model|one|colour|color|product|room|time|amount
    you BE .. careless|negligent|irresponsible|sloppy|reckless|inattentive|thoughtless|lazy|forgetful|clumsy
    YOUR carelessness|negligence|mistake|failure|sloppiness|lack|laziness|impatience|inattention|ignorance|mess|behaviour|behavior
    because|since|as you VERY? did|failed|forgot|ignored|have|were|broke|dropped|never|left|entered|typed|used|chose|refused|waited|missed|spilled|gave|put|pressed|clicked|deleted
    due to YOUR VERY? mistake|error|negligence|failure|carelessness|behaviour|behavior|own|lack|misuse|late
    caused by YOUR|you
    you caused|brought it|this|that
    you brought this|it|that on
    people|users|customers BE|who|that .. careless|sloppy|negligent|reckless
    only .. when people|users|customers|someone .. careless|sloppy
    happens|happen|happened when|because|if you
    you clicked|deleted|unplugged|spilled|installed|opened|downloaded .. without|despite|although|even|anyway
    you let this|it
    what did|do you expect
    you got yourself
    you did this|it|that to
    that BE what you get|happens
    next time ^? VERY? read|check|pay|be|listen|think|follow|look|make|try
    no one|nobody made|forced|told|asked you
    you made a|an|this|the|it mistake|error|mess|wrong|happen|worse
    you messed|screwed up
    be more careful
    be VERY? careful next
    not MY fault
    not MY fault if|that|you
    how could you
    you knew
    you were told|warned|informed|asked|supposed
    we|i told|warned you
    clearly announced|stated|written|explained|marked
    user error
    problem sits|is|lies in|between with? you|the
    serves|serve you right
    did you not|even ?
    did you VERY? really ?
    your problem
    - not YOUR VERY? fault|mistake|error|doing
    - BE not YOUR own? fault
    - not you BE? to
    - not to blame
    - nobody|noone|one BE to blame
    - WE BE to blame
    - WE .. to blame
    - not blame yourself
    - if you VERY? forgot|lost|missed|did|entered|made|dropped|broke
    - if you have VERY? forgotten|lost|broken|missed|not|only
    - when you VERY? lost|dropped
    - WE did not
    - not worry .. you
    - sorry .. you did not|lost|missed
    - sorry .. you lost|missed|BE
    - what you lost
    - why did you choose|pick|write|use ?
    - why do you think
    - you did not do anything|nothing wrong
    - you did nothing
    - you have done nothing
    - you BE not responsible|to
    - you will not be? responsible
    - you should have received|got|seen|had
    - you should have received|got
    - you should have a|an|the|your|access|no|any
    - you should have .. by now
    - you BE responsible for
    - you VERY? may|might|could have
    - not happen because you
    - no need|reason to blame
    - because you have a|an|the|been|two|several|already|no|used
    - because you BE a|in|our|on|an|at
    - you would not have to|any
    - you would not need to
    - you did not VERY? receive|get|cause|do|order|ask|have
    - you did nothing
    - WE should have
    - happens when you press|click|tap|open|try|type|choose|select|enter
    - what happened when|if you
    - you VERY? clearly put|worked|understand|care|thought
    - clearly|obviously put
    - next time you visit|order|come|see|log|sign|open|use|shop|are|write|want|need|get|have|travel|are
    - only you can
    - as you have VERY? already? paid|ordered|been
    - as you were
    - how could you use|solve|improve|check|write|find|show|explain
    - you knew that
    - whoever|someone|carrier|courier .. wrong
    - WE .. sent|shipped|gave|charged .. wrong
    - sorry .. you .. wrong
    - you got|received|were a|an|the|sent wrong
    - you received
    - wrong that you
    would .. if you had|would|did
    if you had .. would
    if you had VERY? half|some|any
    that BE what happens|comes when|if|of you|not|ignoring
    this BE what happens when|if you
    happens when|if you ignore|forget|do|skip|leave|wait|rush|refuse|neglect|never
    you ignore|ignored ME|MY|the
    next time ^? you will|should|could|might|can VERY? read|check|pay|be|listen|think|follow|look|make|try|ask|call|save|tell|remember|know|come|book|keep|plan|use
    you waited|left|took .. too|long|late
    you can hardly|scarcely expect
    can not .. expect ME to
    you can not expect
    somebody|someone did not|never|forgot|was
    somebody|someone .. did they|not they ?
    you brought
    you must have VERY? dropped|done|pressed|deleted|spilled|broken|used|forgotten|misread|typed|entered|clicked|caused|changed|damaged|handled|left|missed|ignored|switched
    you chose|decided to ignore|skip|wait|leave|not
    you refuse|refused to
    you were VERY? too VERY? late|slow|careless|hasty|busy|lazy
    you were not VERY? paying|careful|listening|attentive
    you left it|the|your .. on|open|unlocked|out|unattended|in
    you BE the one|ones who|that
    thanks to YOUR|you
    you let the|your|it
    you kept VERY? pressing|clicking|ignoring|asking
    YOUR fault|mistake
    you gave ME the|a|an wrong|incorrect|false
    you would VERY? know|understand|have|not .. if
    if only you had
    it was you who
    you and only you
    blame lies with|on
    - what would .. if you had
    - would you like|mind|be|prefer|want|know|have if
    - next time you will get|have|receive|save|pay|need
    - next time you can
    - if you had a|an|any|to|the problem|question|choice|fever|pain|wish
    - WE would .. if you had
    - glad|happy|grateful if you
    - you took care|time|part
    - what do you expect to|will|would|happens|from
    - what do you expect ?
    next time .. you will|should|could|might|can VERY? read|check|pay|be|listen|think|look|ask|call|save|remember
    what happens when|if you ignore|forget|skip|leave|wait|rush|refuse|neglect|never|do
    - what happens when|if you ?
    - see|check|tell|describe|know|try|watch|notice what happens
    the|this|that mistake|error|fault|problem|responsibility|failure BE VERY? entirely? yours|on you
    entirely yours
    you did not VERY? exactly help
    not VERY? exactly help*|careful|smart|clever|wise
    by waiting|ignoring|forgetting|leaving|skipping|refusing|dropping .. you
    not MY fault
    you have yourself
    your responsibility to .. not
    you contributed
    entirely YOUR
    - entirely yours to|now|if
  `,
  sarcasm: `
    ^ oh VERY? great|wonderful|wow|brilliant|fantastic|joy|sure|please|yes|really|look|good|perfect|lovely|dear|right|goodie|goody|my another|what|how|because|a|an|so|one|you|just|now|here|again|more|just|did
    ^ oh wow
    ^ oh VERY? great|joy|wonderful|brilliant|fantastic|perfect|lovely|goodie|goody|super|terrific ^
    ^ oh sure|please|really|right|spare
    great|wonderful|fantastic|brilliant|lovely|perfect another|just
    ^ wow ^ what|how|you|another|such|a|amazing|incredible|really|so|that
    ^ wow you
    ^ sure ^ because|as|since|that|like|why
    ^ yes ^ because
    ^ right ^ because
    ^ yeah ^ right
    ^ yeah right|sure
    ^ because .. else|obviously|clearly|surely|always|totally|that|everyone|we|who
    ^ as if WE|you|that|this|anyone|it|nobody
    what a surprise|shock|shocker|concept|discovery|revelation|novel|coincidence|genius|tragedy|hardship
    big surprise
    surprise surprise
    shocking ^
    who would|could have VERY? thought|guessed|known|imagined|expected
    ^ imagine that
    ^ go figure
    ^ shocker
    how VERY? surprising|original|shocking|unexpected|clever|convenient|brave|thoughtful|generous|kind of|that|you
    no shit
    no kidding
    captain obvious
    sherlock
    nobel prize|committee
    einstein
    rocket scientist
    genius ^
    brilliant|genius|stellar|excellent|clever|smart|amazing|great plan|move|deduction|observation|work|idea|detective|discovery|thinking|logic ^? really? einstein|sherlock|genius|truly|there|as|we|how
    truly|really groundbreaking|revolutionary|shocking|remarkable|inspiring|tragic|heartbreaking|astonishing|stunning|genius
    give|someone|get this|him|her|them|you|that|yourself a? medal|prize|award|trophy|cookie|round|gold
    slow clap
    ^ bravo ^ you
    how ever|on will|did|can you|we|earth survive|cope|manage
    must be VERY? nice|hard|tough|exhausting|terrible|awful to be|having|being|for
    poor you|thing|baby|little
    my heart bleeds|goes bleeds
    cry me a
    world smallest|tiniest
    nothing better to do
    WE live|exist for|to
    WE BE? just? love|adore it? when|being|repeating|waiting|answering|people|customers
    WE VERY? love|adore|enjoy answering|repeating|explaining|hearing|reading|when|nothing .. same|again|complaints|hours|day|times|more
    WE would never have
    far too much effort|trouble|work|hard
    too much to ask|effort|trouble
    too hard|much for you|some|your
    so hard to BE|read|click
    BE it VERY? that|so|really hard|difficult ?
    be VERY? thrilled|delighted|overjoyed|ecstatic to|about
    WE BE VERY? sure .. thrilled|riveting|fascinating|delighted|weeping|shaking|devastated
    magically|magic .. itself|themselves|appear|happen|fix|fixes|work|solve
    by magic
    crystal ball
    read YOUR mind|minds
    mind reader|readers
    mind-reader
    telepathic
    psychic
    worked so well
    works|worked VERY? so|out VERY? well|great for|last|before
    as always|usual you|it|the
    here we go again
    again ^ really
    ^ really ? ^ another
    ^ amazing ^
    ^ incredible ^
    ^ clap
    ^ fascinating $
    ^ how fascinating
    ^ congratulations ^ you
    congratulations ^ you have VERY? found|discovered|managed|figured|broken|won|invented|reinvented|successfully|just
    congratulations on VERY? finding|discovering|breaking|ignoring|managing|reading
    won|winning the prize|award|internet|lottery|day
    have you VERY? tried|considered turning reading|thinking|opening|looking|actually|using
    novel idea|concept
    crazy|wild|radical|shocking idea|thought|concept
    not like you|we|anyone
    all ears
    call the press|news|papers|media|newspapers
    alert|stop the press|presses|media
    breaking news
    history will
    go down in history
    drop everything
    let me|us VERY? drop|stop|get|grab|fetch my|everything|the violin|tissue|tissues|crystal|magic
    at YOUR majesty
    YOUR majesty|highness|lordship|royal
    your every wish|whim
    tough life
    problems $
    right ^ because
    obviously|clearly .. nothing better
    cutting edge
    who needs|reads .. anyway|when|manuals|instructions|sleep|rules|right|?
    why read|bother|check|think|listen when|if|with|?
    why bother
    not my idea of
    if only there BE|were
    if only you|someone|somebody|we had
    would it kill
    spoiler
    plot twist
    - oh great question
    - wow ^ what a|an great|good|lovely|amazing|wonderful|fantastic|improvement|progress|effort|result|start|journey|photo|beautiful
    - wow ^ that|you
    - what a lovely|nice|great|pleasant surprise
    - WE BE VERY? thrilled|delighted|overjoyed to hear|help|see|welcome|have|announce|share|be
    - because WE .. else but
    - as if you BE|had|were|want*
    - why not
    - how|thank kind|thoughtful|generous of you
    - oh dear ^ that|WE
    - oh dear|no
    - sorry|apolog* .. nothing
    - not like it|you|that|this $
    - oh WE BE
    - oh good|great ^ WE|you|the|it|that|your
    - oh yes|right ^ WE|you|the|it
    - thank you VERY? for pointing|sharing|that
    - thanks VERY? for pointing|sharing|that
    - why bother to|with
    - why read|check|think|listen BE|do
    - einstein was|said|discovered|published|developed|proposed|won|showed|received
    - nobel prize in|for|winner|was|is|laureate
    - it|that BE too much for you
    - problems $ YOUR
    - must be VERY? hard|tough|exhausting|awful|terrible for|to
    - BE it that|so hard for
    - some people prefer|find|like|have|are|experience|need|feel|also|use|get|do
    give that|this|him|her man|woman|guy|person|lady a? medal|prize|award|trophy
    it BE not like|as anyone|we|you|i|anybody|that|if|there|everyone
    not like|as anyone|anybody|we|i|if else|have|am|are
    magic wand
    wave my|a
    famously
    nobody|no one|noone will|would|ever read*
    yes ^ of course ^ let
    one more .. nobody|no
    tell ME more about how
    by all means ^ tell|keep|do|waste|ignore
    discovered|found|invented the VERY? off|on|wheel|light|fire|power|obvious|button
    such a genius
    must be VERY? magic|fun|nice
    if that BE not
    my favourite|favorite thing|part|kind|sort ^?
    good luck with that
    as though
    ^ great $ ^
    ^ wonderful ^ one|another|more
    ^ lovely ^ another|more
    just what WE needed
    exactly what WE needed
    made MY day
    how nice of
    living the dream
    knock yourself out
    be my guest
    do tell
    who would not
    because clearly|obviously|famously|surely|apparently|nothing
    ^ fantastic ^ another|more|just
    award goes
    - do tell ME
    - be my guest and
    - be my guest at
    - magic wand tool
    thank you|thanks captain|sherlock|einstein|genius
    thank you|thanks for nothing|enlightening|stating
    some people VERY? just? never|cannot|will
    because that|it|this VERY? always|so works|worked
    here BE a|an crazy|wild|radical|shocking|novel thought|idea
    here WE was|were thinking|assuming|hoping|believing
    ^ shocking|breaking news
    shocking news
    are WE not|we .. today
    BE not we VERY? impatient|funny|clever|special|sensitive|demanding|charming
    how very|terribly|incredibly|so kind|helpful|thoughtful|considerate|clever|generous|nice|brave|convenient|original of you
    ^ VERY? fantastic|great|wonderful|lovely|brilliant|perfect|super|marvellous ^ VERY? yet? another|one|a|more|again|now
    ^ well done ^ you .. broke|again|ruined|lost|deleted|missed|crashed
    that always works|helps
    always works
    blame the|it|us|me ^ that
    you broke|ruined|lost it ^? again
    again ^? bravo
    nice of you to show|join|finally|bother|read
    ^ my ^ my
    ^ my ^ are
    yet another
    if WE had a|an euro|dollar|penny|coin
    such an honour|honor|privilege $
    - yet another way|reason|option|step|great
    - always works with|for|on|as|fine|if
    - how kind|thoughtful|nice|generous of you to|!
    - that BE how
    first world problem*
  `,
};
