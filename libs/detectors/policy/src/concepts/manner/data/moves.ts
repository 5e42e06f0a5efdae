/** Moves of a conversation: what a reply does to its reader. */
export const MOVES = {
  apology: `
    sorry
    apologi*
    apology
    apologies
    ^ pardon ME|the|MY|any
    excuse the|any|MY
    please excuse
    forgive ME|MY|the
    WE VERY? regret that|the|any|this|having|to|hearing
    WE VERY? regret
    beg YOUR pardon|forgiveness
    MY VERY? regrets
    ^ oops
    ^ whoops
    MY bad
    mea culpa
    - no need|reason to apologi*
    - not need|have to apologi*
    - not VERY? apologi*
    - not VERY? sorry
    - never apologi*
    - not be sorry
    - you|they|he|she|someone should|could|must|can|might apologi*
    - YOU apologi*
    - YOU BE VERY? sorry
    - you will be sorry
    - nothing to apologi* for
    - nothing to be sorry
    - no|without|instead apology|apologies
    - an? apology letter|email|note|card
    - write|writing|draft|owe|owes|demand|deserve|want|wanted|expect|expects|await .. apology|apologies
    - safe than sorry
    - sorry state|sight|excuse
    - say|says|said|saying sorry to|when|if
    - how to apologi*
    - apologi* to YOUR|him|her|them|the
    - feel|feels|feeling sorry for yourself
    - whether to apologi*
    - if you BE? sorry
    accept MY .. apologies|apology
    - not have to say sorry
    - no need to say sorry
    - _ should|must|could|ought to? apologi*
  `,
  thanks: `
    thank you|u|ye
    thanks
    thank _ so|very much
    thx
    thnx
    thankyou
    many|special|huge|sincere|heartfelt|warm thanks
    VERY? appreciate it|that|this|YOUR|you|the|hearing
    WE VERY? appreciate
    VERY? appreciated
    WE BE VERY? grateful|thankful|obliged
    gratitude
    ^^ cheers
    ^^ ta
    much obliged
    - thanks to the|a|an|this|these|its|their|his|her|that
    - no thanks|thank
    - not thank you
    - thank you|them|him|her later
    - you can|could|may|might|should|will|do thank
    - you thank|thanked
    - not need to thank
    - appreciate that you|YOUR|this .. but
    - appreciated value
    - say|says|said|saying thank|thanks
    - no need to thank
    - be|BE appreciated if
    - would BE? VERY? appreciated
    - would VERY? appreciate
  `,
  greeting: `
    ^^ hi|hello|hey|hiya|howdy|greetings|heya|hallo|helo|hellooo|ahoy|aloha|namaste|bonjour|hola|sup|yo|morning|evening|afternoon|welcome|salutations|dear|heyy|hii|gday
    ^ good morning|afternoon|evening|day
    ^^ oh? hi|hello|hey
    ^^ and? hello|hi again|back|there|to
    ^ hello|hi there|again|everyone|all|and|from|to|back|team|folks
    VERY? nice|good|lovely|great|pleased|delighted to see|meet|hear you|from
    - dear me
    - hi res|def|tech|fi
    - hey not|stop|come
    - welcome screen|page|email|message|bonus|pack|gift|kit
    - BE welcome
    - evening|morning|afternoon appointments|slots|classes|deliveries|hours|shift|sessions|traffic
    - good day to
    - say|says|said hello|hi
  `,
  closing: `
    kind|best|warm|warmest|kindest|friendly|many regards|wishes
    ^ regards
    ^ regards $
    ^ VERY? sincerely|faithfully|respectfully|cordially|truly
    yours VERY? sincerely|faithfully|truly|respectfully
    sincerely yours?
    ^ goodbye
    ^ good? bye bye?
    ^ bye
    ^ farewell
    ^ see you soon|then|there|later|on|tomorrow|next|around|again
    ^ see ya
    ^ take care
    ^ cheers
    ^ all the|my best
    ^ talk|speak|chat to? you? soon|later|then
    until next time
    until then
    ^ best $
    WE look forward to
    looking forward to hearing|seeing|welcoming|speaking|meeting
    love $
    xoxo
    signing off
    with VERY? best|kind|warm|warmest regards|wishes
    good|have GREAT DAY
    ^ over and out
    ^ ciao
    ^^ YOUR|the .. team|support|service|desk|centre|center $
    ^ YOUR|the _ _ team|support|service|desk $
    ^^ so long $
    - from|to|with|by|of|for the|YOUR .. team|support|service|desk
  `,
  wish: `
    have|enjoy VERY? a|an|the|YOUR VERY? GREAT .. DAY
    have|enjoy a|an|the|YOUR VERY? GREAT DAY
    have fun|luck
    have a good|great|nice|lovely|wonderful|fantastic|safe
    ^ get well soon|quickly
    get well soon
    get|feel well|better soon|quickly
    hope you feel|get|recover|have|enjoy|sleep|like|rest
    hope YOUR .. goes|heals|improves|recovers|turns
    hope it|everything goes|works|turns|tastes|fits|helps
    hope to see|hear|welcome you
    WE wish you
    wish you|YOUR
    wishing you|YOUR
    ^ enjoy YOUR|the|every|it|them|a
    and|so|please enjoy YOUR|the|it|them
    ^ all the best
    all the best for|with|to
    ^ best of luck
    best wishes
    ^ good luck
    good luck with|on|for|at|in|tomorrow|$
    good luck
    ^ take VERY? good? care
    ^ stay safe|well|healthy|warm|strong|cool|dry|hydrated|positive|curious|happy
    ^ happy holidays|birthday|easter|new|shopping|travels|reading|learning|cooking|baking|christmas|weekend|friday|monday|coding|gardening|anniversary|diwali|hanukkah|eid|studying|exploring|cycling|travelling|painting|knitting|camping
    ^ merry christmas
    ^ safe travels|journey|trip|flight|drive
    ^ sleep well|tight
    ^ sweet dreams
    ^ bon appetit|voyage
    speedy|quick|swift|full|fast|smooth recovery
    fingers crossed
    ^ rest well
    ^ look after yourself
    ^ keep well|safe|warm
    ^ until next time
    ^ good night
    wishes for
    may you|YOUR .. be|have|bring
    warm wishes
    season|seasons greetings
    ^ have an? VERY? GREAT
  `,
  acknowledgement: `
    WE ABLE? VERY? understand|appreciate|see|imagine|realise|realize|recognise|recognize|acknowledge|know how|that|why|what|YOUR|this|it|the|you|completely|fully .. TROUBLE
    WE ABLE? VERY? fully|completely|totally|well|only? understand|imagine|appreciate how|why|that|YOUR|what|this
    WE ABLE? VERY? understand $
    WE can VERY? see|imagine|tell|understand why|how|that
    WE can VERY? only? imagine
    WE hear you
    WE get it|that|why
    WE know how|that|this|it|these|waiting .. TROUBLE
    WE know how|this|it .. feel*|felt|matters|important|much
    WE feel for you
    WE sympathi*e
    WE empathi*e
    that|this|it|which sounds|seems|feels|sounded .. TROUBLE
    sounds VERY? TROUBLE
    that|this|it|which must|can|could|may|might|has|will .. be|been|feel|felt .. TROUBLE
    must|may|might|can be|feel|been|have VERY? a? TROUBLE
    that|this|it|which BE VERY? a|an? VERY? TROUBLE
    that|this|it|which BE never|not easy|fun|nice|pleasant|fair|what|ideal|good|right|okay|ok|acceptable
    not .. easy|pleasant|nice for you
    you must be|have|feel .. TROUBLE
    you BE VERY? TROUBLE
    you feel|felt VERY? TROUBLE
    ^ how VERY? TROUBLE
    ^ what a|an VERY? TROUBLE|day|week|start|mess|nightmare|headache|ordeal|shock|blow
    completely|perfectly|totally|entirely|quite|very|only natural|understandable|normal|human|reasonable|valid|fair
    BE VERY? understandable
    understandably
    YOUR VERY? frustration|anger|disappointment|concern|concerns|worry|worries|feelings|trouble|pain|annoyance|loss|distress|anxiety|fear|fears|grief|irritation|confusion|impatience|upset
    TROUBLE for you
    VERY? sorry to hear|read|learn|see|know
    VERY? sorry that|you|for YOUR loss|you|have|had|feel|are|BE
    VERY? sorry you|this|that .. through|happened|happen|happens|had|have|feel|feeling|experience|experienced|trouble|trouble|wait*
    VERY? sorry for|about|to YOUR|the|this|that|any|all|what|how .. TROUBLE|loss|wait|delay|situation|happened|experience|confusion|mix|hassle|disruption|upset|bad
    sorry|apolog* .. inconvenien*|frustrat*|trouble|TROUBLE
    condolences
    sympathy
    sympathies
    heart goes out
    no wonder you|that
    thank you for YOUR patience
    YOUR patience
    you have been through
    you BE going through
    you BE not alone
    not what you|we expect*|deserve*|need*|want*|hope*
    not the VERY? experience|service|standard
    should not have happened|happen|been
    let you down
    BE not how WE want
    no one|nobody|anyone|anybody should|would|wants|likes|enjoys have|to|be|feel .. TROUBLE
    ^ oh no
    ^ oh dear
    ^ ouch
    you have every right
    BE right to be|feel
    BE okay|ok|normal|fine|natural|alright to feel|be|cry|grieve|worry
    - not understand
    - WE VERY? understand that you VERY? want*|would|need|request|wish|are|have|plan|like
    - TROUBLE disk|drive|copy|reset|refresh|worker|hat|skills
    - difficult words|text|exercise|question|task|part
    - YOUR BE? fault|own
    - not|never be|feel VERY? TROUBLE
    - if|whether|unless|when|in you|it|this|that BE? VERY? TROUBLE
    - not TROUBLE
    - not .. afraid
    - WE BE afraid
    - not sorry
    - not BE hard|difficult
    - you must have .. to
    - you BE alone|concerned
    - hard|difficult BE it
    WE know VERY? this|that|it BE not
    it|that|this BE VERY? TROUBLE to|when|that|for
    ^ ... BE VERY? a? TROUBLE $
    news you BE? hoped|hoping|wanted|expected
    - not VERY? TROUBLE to
    must|may|might|can be VERY? hard|tough to
    - exercise|question|task|text|word|words|part|topic|puzzle|level BE VERY? hard|difficult|tough|challenging
    ^ ... BE VERY? a? VERY? TROUBLE $
    BE far|much? too long|much|late|often to|for
    ^ having|losing|waiting|being|getting|missing|finding|seeing|hearing|living|moving|going|dealing|sitting|standing|spending|feeling .. BE|must|can|sounds .. TROUBLE|lot|fun|easy|nice|joke|worst|shock|nightmare|ordeal
    BE no fun|joke|picnic
    not|never much? fun
    BE a lot to handle|deal|take|carry|cope|process|ask|bear|manage
    a lot on YOUR plate|mind|shoulders
    WE ABLE? hear|see|tell|feel|sense how|that VERY? much|badly|hard|important
    how much this|that|it means|matters|meant|hurts
    makes VERY? perfect? sense that|why you|to feel|be
    anyone|anybody|everyone would be|feel|find
    you have been|had .. through|waiting|patient|enough
    not what you had? hoped|expected|deserve|needed|wanted|ordered|paid
    that BE far|much|way too
    so much worry|stress|trouble|pain|at once
    WE wish WE|this|it|you|things had|could|were|did
    ^ _ _ _ _ _ _ .. BE VERY? a? VERY? TROUBLE $
    thank you|thanks for telling|sharing|trusting|opening ME VERY? about|this|that|how|your|with
    ~ thank you|thanks for telling|letting|being
    WE realise|realize|recognise|recognize how much|hard|difficult|stressful|important|long
    nobody|noone should have to
    no one should have to
    rough|tough|hard|long|difficult|bad|awful|terrible week|day|time|month|year|night|start|situation|news for|like
  `,
  empathy: `
    VERY sorry
    ^ take YOUR time
    WE BE here for you|with
    here for you
    with you every|on|in this
    WE will get|go|work|get|sort|figure through .. together
    ~ together
    no VERY? wonder
    BE VERY? brave
    took|takes courage
    not YOUR fault
    do not blame yourself
    go easy|gentle|gently on|with yourself
    be kind to yourself
    ~ as hard|much as|on
    ~ gentle|gently
    slow|deep breath
    hope .. feel better|eases|easier|improves|soon|recover*
    ~ hope you
    thinking of you
    MY thoughts
    ~ glad|good|brave that? you wrote|reached|told|came|asked|shared|contacted|spoke|called|said
    ~ many|most|lots|plenty people feel|find|struggle|worry|share|get|have
    ~ WE want to help|support|make
    you deserve
    ~ WE care
    - not|no care
    - not YOUR fault but
    - put|added|joined|together with|all put together
    - work|works|working|worked|go|goes|put|come|bring|brought|add together
    you BE not alone
    BE no fun|easy|small
    WE will keep this short|brief|simple|quick
    as short as WE can
    you have VERY? been VERY? strong|brave|patient
    it takes courage|strength|time
    right here with
    lean on
    your grief|loss|pain|worry
    thank you|thanks for telling|sharing|trusting|opening
    nobody|noone|anyone should have to|be
    no one should have to
    be gentle|kind|easy with|on|to yourself
    grief takes
    how much this|that|it puts|means|matters|hurts|affects|must
    puts you out
    WE realise|realize|recognise|recognize how|what|that VERY? much|hard|difficult|this
    only human
    any of us would
    your feelings BE|matter
    hard on yourself
  `,
  praise: `
    well VERY? done
    keep it|that|this|YOUR? up|going
    keep up|going|practising|practicing|trying|at it
    keep YOUR momentum|spirits|chin
    bravo
    kudos
    hats off
    congratulations
    congrats
    WE BE VERY? proud
    be proud
    proud of you|yourself|YOUR
    you BE VERY? doing VERY? well|great|good|fantastic|brilliantly|fine|amazing
    you did VERY? a? well|great|it|good|brilliantly
    you have done|made|come|improved|worked|learned|learnt|got|put|shown|mastered|understood .. well|progress|far|lot|hard|great|effort|already|half
    YOUR effort|efforts|work|persistence|hard|progress|dedication|practice|patience|perseverance .. paid|paying|pays|shows|show|shine*|impress*|made|good|great|admirable|commendable|show
    you BE VERY? clever|smart|gifted|talented|brilliant|bright|intelligent|natural|genius|amazing|fantastic|star|great|capable|creative
    you BE a? VERY? natural|genius|star|gifted|talented|clever|born
    you BE on the right|track
    on the right track
    right track
    you BE VERY? nearly|almost|half|halfway|half-way|so way? there|close
    you BE VERY? close
    nearly|almost there
    ^ VERY? excellent|brilliant|fantastic|perfect|superb|wonderful|amazing|terrific|outstanding|impressive $
    spot on
    exactly|absolutely|completely|totally right|correct
    that BE right|correct
    you can VERY? do it|this
    WE believe in you
    do not give up
    not lose heart|hope
    give it|yourself another|one|a try|go|shot
    mistakes BE|help .. part|learning|normal|learn|okay
    practice makes
    step by step you
    every step|attempt|mistake|try
    one step closer
    what a VERY? great|good|clever|lovely|brilliant|fantastic|wonderful|thoughtful
    VERY? impressive
    right direction
    proud
    thumbs up
    way to go
    nailed it
    making|made .. progress
    improv* VERY? VERY? a? lot
    you should|can be? VERY? pleased|proud
    room to grow
    not|no there? yet but
    - not VERY? a? good|great|nice|excellent|impressive|proud
    - not .. well done
    - good|great work? place|time|way|day|for|value|news|question|deal|price|to
    - well done steak|meat
    - no progress
    - not made .. progress
    - wow you
    - impressive how
    - not exactly|quite|absolutely right|correct
    - if that BE right|correct
    - BE that right|correct
    - BE the? good|great
    - BE a? VERY? good|great idea|to|time|way|news|question|deal|fit|for
    - proud of our|MY|to
    - WE BE sure|certain|confident|know you .. want|agree|understand|aware|have
    - not|never give|gives it|yourself
    - amazing price*|deal*|offer*
    improvement on
    you remembered|understood|spotted|found|solved|managed|noticed|got|nailed|worked|chose|picked .. more|well|it|the|right|correctly|out|all
    WE VERY? like|liked|love|loved|admire how you|YOUR
    within reach|sight
    look at that
    ^ VERY? good|great|nice|excellent|fantastic|fine|brilliant|super|terrific|amazing|awesome|outstanding|solid|impressive|superb|wonderful|lovely|strong|clever|smart|thoughtful|neat|elegant|creative job|work|effort|try|going|start|progress|attempt|thinking|reasoning|catch|spot|stuff|improvement|answer|essay|result|idea|instinct|choice|observation|explanation|point|step|opening|question|solution|approach|method|way|thought|trick|ending|introduction|use|example
    that|this|it|which|yours BE VERY? a|an? VERY? good|great|nice|excellent|fantastic|fine|brilliant|super|terrific|amazing|awesome|outstanding|solid|impressive|superb|wonderful|lovely|strong|clever|smart|thoughtful|neat|elegant|creative job|work|effort|try|going|start|progress|attempt|thinking|reasoning|catch|spot|stuff|improvement|answer|essay|result|idea|instinct|choice|observation|explanation|point|step|opening|question|solution|approach|method|way|thought|trick|ending|introduction|use|example
    you did|made|found|took|asked|chose|wrote|gave|had|came|have .. a|an VERY? good|great|nice|excellent|fantastic|fine|brilliant|super|terrific|amazing|awesome|outstanding|solid|impressive|superb|wonderful|lovely|strong|clever|smart|thoughtful|neat|elegant|creative job|work|effort|try|going|start|progress|attempt|thinking|reasoning|catch|spot|stuff|improvement|answer|essay|result|idea|instinct|choice|observation|explanation|point|step|opening|question|solution|approach|method|way|thought|trick|ending|introduction|use|example
    YOUR ... BE VERY? a|an? VERY? good|great|nice|excellent|fantastic|brilliant|impressive|amazing|superb|strong|wonderful|lovely|correct|right|clear|convincing|spot
    that|this|it BE VERY? good|great|excellent|fantastic|brilliant|impressive|amazing|superb|wonderful|lovely $
    you have got it|this
    you will VERY? get there|better
    WE know|believe|trust that? you can|will|have|are
    WE BE VERY? confident|sure|certain|convinced that? you can|will|have|are VERY? do|manage|find|make|get|learn|solve|pass|master|work|succeed|be|ace|figure|finish|improve
    .. work|effort|persistence|practice|patience|dedication|that .. paid off
    .. work|effort|persistence|practice|patience|dedication BE paying off
    real|big|huge|clear|great|marked|a|an|the|in improvement|progress on|since|from|over|compared|in YOUR?
    clear|real|big|huge|great|important step forward
    you BE getting better|stronger|faster
    WE VERY? impressed
    you BE .. impress*
    WE love|like|admire|liked|loved|enjoyed how you|YOUR
    WE love|like|admire|liked|loved|enjoyed YOUR
    YOUR .. shows|reads|works|looks .. well|great|good|clearly|effort|it|promise|talent
    everyone|everybody makes mistakes
    everyone|everybody struggles|learns .. first|mistakes
    better with every|each
    ^ VERY? smart|clever|wise|good move|decision
    you VERY? correctly|rightly|cleverly|neatly|wisely|carefully
    you expanded|solved|used|applied|chose|explained|tried|wrote|found|described .. correctly|well|right|nicely|perfectly|different|it
    you VERY? tried .. ways|hard|again|times
    you put .. work|effort|thought|care|time into
    - YOUR order|account|card|parcel|device|password|appointment|connection|booking|room|details|contract|data|payment|ticket|plan ... BE
    - BE right|correct ?
    you handled|managed|did|solved|explained|presented|played|sang|wrote|covered|argued ... VERY? well|nicely|brilliantly|perfectly|beautifully|correctly
    YOUR .. BE VERY? detailed|creative|clear|beautiful|thoughtful|original|precise|neat|accurate|vivid|careful|lovely|clever|impressive
    WE love|like it|that|this|yours $
    all by yourself
    found|did|solved|made|got|managed|finished|wrote|built|figured|worked .. on your own
    wow ^ you found|did|solved|made|got|managed|finished|wrote|built|figured
    - wow ^ you VERY? .. again
    - work|do|try|complete|finish it? on your own
    - try|do|solve .. by yourself|own
  `,
  summary: `
    ^ in VERY? short|summary|brief|conclusion|essence|sum|closing
    in a nutshell|word|sentence
    to sum|summarise|summarize|recap|conclude|recapitulate|wrap up?
    ^ summing up
    ^ summary
    summary of|below|above|for
    ^ tl dr
    tldr
    tl dr
    ^ all in all
    ^ overall
    ^ so overall
    ^ recap
    quick|short|brief recap|summary|overview
    key|main points|takeaways|takeaway|message|messages|findings|facts
    the bottom line
    ^ bottom line
    ^ long story short
    ^ put simply|briefly|shortly
    ^ briefly
    ^ to put it briefly|shortly
    ^ the gist
    the gist of
    boils|comes down to
    ^ altogether
    ^ to cut a long
    ^ in other words
    ^ essentially
    ^ ultimately
    ^ as a summary
    what|things to remember|take away
    ^ remember these
    - short notice|supply|term|sleeves
    - not|no summary
    - overall rating|score|price|length|height|width|dimensions
    - order summary
    - summary page|tab|email|report
  `,
};
