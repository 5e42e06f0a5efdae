/** Moves of a service: help, handover, referral and refusal. */
export const SERVICE = {
  'offer-of-help': `
    let ME know if you|there|anything|something|that|this|it|YOUR|we|i
    let ME know what|how|when|should|whenever|of
    let ME know $
    just let ME know
    if you have|need|want|require|would|BE|run|get|face|see|feel|still .. question*|help|assistance|support|anything|else|problem*|trouble|more|further|doubt*|stuck|unsure|issue*|concern*|hand
    anything else
    what|how else .. MODAL
    something else you .. ?
    feel free to
    not? hesitate to
    WE BE VERY? happy|glad|here|available|delighted|pleased|ready to VERY? help|assist|answer|support|explain|talk|walk|go|look|guide|take
    WE BE always? VERY? VERY? here if|for|whenever|any|should|to|and|when|day|all
    WE BE VERY? only? a message|call|click away
    here for you
    here if you
    here whenever|anytime|any
    WE would VERY? be VERY? happy|glad|delighted|pleased to
    WE would love to help
    happy|glad|pleased|delighted|always to help|assist|explain|answer|support further|more|with|again|any|if|you|anytime
    ABLE WE VERY? help|assist|do|support you?
    how|what|where|which ABLE WE VERY? help|assist|do|support|be
    need|want|like VERY? help|assistance|support|hand with|or|? ?
    more|further|other|additional|any|follow-up|follow questions|help|assistance|support|queries .. let|write|ask|reach|contact|message|call|just|get|drop|reply|ping|shout|email|we|i
    should you have|need|require
    further assistance|help|support|questions
    any other|more|further|additional questions|concerns|queries|help|assistance|thing|topics|doubts
    more questions
    questions ^ just? ask
    ^ just? ask|shout|holler|ping|message|write|reply|call|text|email|reach ME? if|any|whenever|when|should|out|back
    ^ just? drop ME a|an
    reach out any|if|whenever|to|again|anytime|should|with|at
    reach ME any|if|at|on
    get in touch if|whenever|any|again|should|with|anytime
    come back to? ME? any|if|whenever|anytime|with
    ^ write|ask|call|contact|message|reply|email|text to? ME any|if|whenever|again|anytime|should
    contact ME any|again|if|whenever|anytime|should
    at YOUR service|disposal
    stand by|ready to help|assist
    WE BE always? VERY? at YOUR
    still? need help
    need a hand
    lend a hand
    give|get|call ME? a shout|ring|nudge if|any|when|whenever
    would you like ME to
    would you like help|assistance|support|more|to know more
    do you want|need|have ME? .. help|else|more|further|to|question* ?
    shall WE
    is there something|anything WE|you|more|further|that|on
    was|were there anything|something
    may WE help|assist
    WE remain at|available
    WE BE available .. if|for|to|any|should
    whenever you need|want|like|feel
    ask away
    ask ME anything|any|again|more|whenever|if
    any time you need|want|like
    keep ME posted|updated
    tell ME if|what|how .. help|else|need|more
    WE will VERY? be VERY? here|happy|glad|around
    - nothing else|more
    - not .. anything else WE|i|that
    - not any? further|more questions|help
    - not VERY? happy|glad to
    - not feel free
    - if you need .. not|never ask|call|write|contact|come
    - not .. help you any|further
    - no more questions
    - do not ask|write|call|contact .. if|any|again
    - somebody|someone|anybody|anyone else
    - anything else you|than|is|in|will|was
    - who else
    anything else on|with|about|for
    let ME know if|whether the|a|an|something|there|it|you
    let ME know if
    WE BE around if|for|all|until|whenever|to
    around if
    whenever something|anything|you
    if you want|wish|like|would|prefer .. go|walk|talk|through|explain|again|look|me
    can WE do VERY? something|anything|more
    WE BE just a
    give ME a shout|call|ring|nudge
    WE will be right? here if|in|for|whenever|should
    in case you|of|anything .. doubts|questions|problems|need|doubt
    say the word
    right here
  `,
  handover: `
    STAFF will|can|could|may|would VERY? call|ring|phone|contact you
    have|get a|an|one|my|our|someone STAFF call|ring|phone|contact you
    have|get a|an|someone|somebody .. call|ring|phone you
    WE will|can|could|would|MODAL VERY? call|ring|phone you back|again|later|today|tomorrow|this|in|at|on|between|shortly|soon
    call|ring|phone you back
    time .. for us|me|someone to call|ring|phone
    WE VERY? BE|will|would|MODAL|have .. connect*|transfer*|pass*|hand*|forward*|escalat*|rout*|put*|redirect*|switch*|refer* you|your|this|the|it|everything|over|that|chat|case .. STAFF
    ^ connecting|transferring|passing|handing|forwarding|escalating|routing|redirecting you|this|the|it|your .. STAFF
    ^ let ME VERY? connect|transfer|pass|hand|forward|escalate|route|put|redirect|get|bring|find|fetch|check you|this|the|it|your|over|a|an|someone|in .. STAFF
    put|putting you through
    put|putting|get|getting you in? touch|contact with
    connect|connecting|transfer|transferring|connected|transferred you|now|straight? to|with .. STAFF
    you will|BE now? be? VERY? now? connected|transferred|redirected|forwarded|handed|passed|contacted|put to|with|by|over|through
    connect|transfer|pass|hand|forward|escalate you|this|it|the|your .. STAFF
    would you like .. speak|talk|chat|connected|transferred|transfer|connect|human|person .. STAFF
    take over from|this|the|here|now|$
    take|takes|taking|taken over
    bring|bringing|loop|looping in a|an|one|my|our|someone|the|another STAFF
    bring|bringing|loop|looping a|an|one|my|our|someone|the STAFF in|into
    WE have VERY? passed|forwarded|handed|escalated|transferred|referred|routed|assigned you|your|this|the|it .. STAFF
    WE have VERY? passed|forwarded YOUR? request|case|issue|chat|message on
    escalat* YOUR|this|the|it|to
    arrange|arranging|arranged|request|requested|requesting|schedul*|organise|organize|set|book a|an|for .. callback|call|human|colleague|someone|person|agent
    ask|asking|asked a|an|one|my|our|someone|the STAFF .. to .. call|contact|join|help|take|get|look|reach|write|ring|step|see|speak
    please hold|wait|stay .. transfer*|connect*|agent|colleague|human
    hold|stay on? the line
    BE|been assigned to a|an|one STAFF
    speak|talk|chat to|with .. human|agent|representative|colleague|person|manager|supervisor|advisor|adviser ?
    WE can .. put|connect|transfer you
    get|getting a|an|one|my|our|someone|the STAFF to|on|for|involved|who
    - not BE? able? to? connect|transfer|pass|hand|put|forward|escalate
    - cannot|unable connect|transfer|pass|hand|put
    - WE can not .. STAFF
    - no STAFF
    - not .. STAFF
    - passed|forwarded|shared|passing|forward|pass YOUR|the|this suggestion|feedback|idea|wish|comments|thanks|compliments|praise|kind
    - transfer* money|funds|amount|files|data|the file|money|amount|balance|domain|ownership
    - WE as good|well
    - STAFF will not|never
    - take over the world|counter
    - hand over YOUR|the
    - STAFF will not? be able
    - will not be
    WE BE|will now? connecting|transferring|connect|transfer you now|$
    WE would like|want a|an|my|our|one STAFF .. to deal|look|take|call|help|handle|contact|speak|talk|join
    WE BE|will .. connecting|transferring you $
    ask|asking a|an|one|my|our STAFF .. to
    AGENT to VERY? pick|take|look|call|contact|handle|continue|deal|join|step|review|sort
    AGENT from|in|at .. to VERY? pick|take|look|call|contact|handle|continue|deal|join|step|review|sort
    let ME bring|get|fetch|find|grab .. somebody|someone|STAFF
    bring|bringing|get|getting somebody|someone in|on|who|to
    in|into|to the queue|line for|of .. STAFF
    opened|created|raised|logged a VERY? case|ticket .. for|with|to .. STAFF|team
    they will VERY? call|contact|ring|reach|write|email|get|be you|in|back|to
    AGENT from|in|at .. will VERY? take|join|call|contact|be|get|ring|reach|reply|answer|write|look|speak|help
    WE have VERY? asked a|an|my|our|one
    will be with you VERY? shortly|soon|now|in|right|momentarily
    someone|somebody .. will VERY? call|contact|ring|reach|be|get|help|join|take|look|write|email
    from MY _ desk|team|department|office will
    speak|talk|chat to|with STAFF directly|instead|now|about
    you can speak|talk|chat|reach to? with? a|an|one|our STAFF .. here|now|directly
    - they will not
    - STAFF to be
    AGENT from? MY? .. will|can VERY? take|join|contact|call|get|reach|be|write|look|continue|respond|handle|pick|speak|follow|step|reply|ring|email over|you|back|this|in|out|up|it|the|with|into|on|shortly|soon|to|from|further
    AGENT .. will help|assist you from|with|here|now|shortly|soon|personally
    hand|handing|passing|pass|turn|turning you|this|things|chat|conversation|case over to
    hand|handing|pass|passing|turn you|this|it|things|the .. over
    hand|pass|passing|handing it|this|you on? to MY|a|an|one|the AGENT
    AGENT to VERY? join|take|call|contact|reach|ring|step|pick you|over|this|in|up|out
    a VERY? human|person|colleague|agent|specialist|representative|supervisor|manager will VERY? take|join|call|contact|be|get|reach|reply|answer|write|look|speak
    talk|speak|chat to|with a VERY? real|live|actual person|human ?
    involve|involving a|an|our|my AGENT
    getting|fetching|calling|finding a|an|my|our AGENT
    BE being? VERY? redirected|transferred|forwarded|connected|routed|passed|handed to|with|over .. AGENT|live|person
    a VERY? real|live|human|actual person|human|agent will
    let MY|our|the .. AGENT|lead|supervisor|team know
    told MY|our|the .. AGENT|lead|team|supervisor
    she|he|they will VERY? phone|call|ring|contact|email|message|write|reach you
    live agent
    person will answer|reply|respond|read|contact
    this needs|requires a|an AGENT
    pass|passing you over|on
    - they will VERY? call|contact you only
    - not .. redirected
  `,
  referral: `
    ^ contact|consult|ask|see|call|visit|phone|ring|email|message|approach|check|try|notify|tell|text|follow|read|dial .. PLACE
    ^ speak|talk|turn|write|reach|go|refer|head|report|apply|get|come|check|look|book|make|schedul*|arrange|move|navigate|direct|address|send|pop|drop|bring .. to|with|out|at|into|in|through|via|on|an .. PLACE
    MODAL|need|must|want|please|to|by|should|best|better|recommend|suggest|advise|worth|try|urge|encourage|and|or|also contact*|consult*|see|seeing|ask*|call*|visit*|speak*|talk*|reach*|turn*|approach*|check*|phon*|email* .. PLACE
    get|seek|find|obtain|request|arrange|want|need medical|legal|professional|independent|expert|tax|financial|personal|emergency|urgent|immediate|qualified|proper help|advice|care|attention|support|opinion|assistance|treatment
    question|matter|topic|one|something|issue|case|job|best for|to|with|by .. PLACE
    PLACE can|could|will|may|might|would be? VERY? best|able|happy|glad|help|advise|tell|answer|assist|explain|assess|examine|look|check|guide|support|give|decide|say|clarify|handle|confirm|sort|point|recommend|provide|discuss|work|see|take|show|deal
    PLACE BE|handles|deals|has|have VERY? the? right|best|responsible|there|in|with|able|happy|open|only? able|who
    refer|referring|direct|directing|point|pointing|signpost|send you .. to|towards .. PLACE
    refer to .. PLACE
    you BE|will find .. PLACE
    get in touch with|at|via
    in touch with .. PLACE
    reach out to .. PLACE
    reach|contact them|him|her at|on|via|by|through
    appointment|consultation|booking|word|chat|talk|session|conversation with|at .. PLACE
    MY recommendation|suggestion|advice .. PLACE
    leave that|this|it|those to .. PLACE
    best answered|handled|discussed|asked|assessed|dealt by|with
    with YOUR PLACE
    to|with|from|by a|an|YOUR|the|our .. PLACE who|which|before|first|can|directly|about|instead|for
    more|further information|details|help at|on|in|from
    ^ ask|tell|contact|call|see a|an|YOUR|the PLACE
    - not need to|a|an
    - no need|reason to
    - not have to
    - not|never contact|call|consult|ask|see|visit|speak|talk
    - instead of asking|calling|seeing|visiting|contacting
    - without asking|calling|seeing|visiting|contacting|consulting
    - PLACE MODAL? not|no
    - see YOUR account
    - waste of time to
    - PLACE see|say|find|know|recommend this|that|it
    - as WE BE
    - WE BE? the only
    - WE ask*|called|spoke|talked|consulted|checked|contacted
    - WE have .. ask*|spoken|talked|consulted|checked|contacted
    - do not bother
    look|peek at|on|in MY .. PLACE
    PLACE BE VERY? the VERY? right|best place|person|people|contact|team
    YOUR _ ABLE be? happy|glad|pleased|able|help|advise|explain|answer|assist|tell|support|examine|decide|assess .. you|this|that|it|to|which|what|how|if|whether
    YOUR|the|our _ _ ABLE be? happy|glad|pleased|able to help|advise|explain|answer|assist|tell|support|discuss|look
    you can reach|contact|call|ask|visit|email|speak|talk|find|read .. PLACE|them|him|her|at
    ~ you can find .. on|in|at|under
  `,
  refusal: `
    decided|chosen|opted|chose to? VERY? go|going|proceed|continue|move|against with|against|forward|for
    gone|going|go with|for somebody|someone|another|other|a different
    chosen|picked|selected|hired|appointed another|somebody|someone|other
    not VERY? be? taking|take|moving|pursuing|pursue|progressing .. further|forward|application|idea|proposal
    not part of
    not what WE VERY? do|teach|offer|cover|discuss|provide
    - decided to go with the|your|blue|red
    WE MODAL|do|did not .. help|assist|do|provide|give|share|offer|answer|discuss|disclose|comment|advise|recommend|support|fulfil|fulfill|comply|accept|process|grant|approve|change|send|write|solve|reveal|show|tell|make|issue|accommodate|complete|generate|create|allow|extend|cancel|refund|raise|waive|let|unlock|reset|open|add|remove|handle|go|book|arrange|confirm|access|perform|engage|participate|continue|say|explain|deliver|honour|honor|exchange|replace|lower|reduce|move|meet|take|hand|do|play|translate|transfer|agree|look|delete|swap|release|sell|order|ship|install|enable|activate|diagnose|prescribe|interpret|speculate|predict|judge|compare|promise|guarantee|pass|put|grade|mark
    WE can not $
    WE can not
    WE MODAL|BE not VERY? able|allowed|permitted|authorised|authorized|in|the|going|willing|supposed|prepared|comfortable to|a|position
    WE BE VERY? unable to
    unable to help|assist|provide|give|share|offer|answer|discuss|do|comply|fulfil|fulfill|grant|accept|process|approve|accommodate|change|support|refund|disclose|agree|offer
    WE BE afraid WE|that|this|it|not|the|there|no|so
    WE must|have|need|would|will|regret|wish|choose VERY? to? VERY? decline|refuse|say|reject|turn deny? no?
    WE decline|refuse|reject
    WE would rather|prefer not
    WE will not
    WE do not VERY? help|assist|offer|provide|give|share|discuss|allow|accept|disclose|comment|do|support|answer|grant|make|issue|support|permit|handle|deal|take
    BE not VERY? possible|permitted|allowed|available|authorised|authorized|supported|something|able|an|within|in|up
    not something WE|that
    not be VERY? possible|permitted|allowed|able|changed|refunded|granted|approved|extended|cancelled|done|shared|disclosed|accepted
    can not be VERY? changed|refunded|granted|approved|extended|cancelled|canceled|done|shared|disclosed|accepted|given|processed|returned|exchanged|reversed|waived|raised|released|made|offered|provided|moved|opened|discussed|answered|helped|booked|combined|modified|undone|transferred
    impossible for ME to
    BE VERY? impossible|forbidden|prohibited
    against MY|the|company|school|bank policy|policies|rules|guidelines|terms
    outside|beyond what|the|MY|of WE|scope|remit|what|my|competence|role|area|capabilities|authority|power|control
    out of scope
    declined
    no can do
    ~ ^^ no
    ^ nope
    ^ sorry no
    unfortunately .. not|no
    has|have|had been? VERY? declined|refused|rejected|denied
    request|application BE VERY? denied|declined|refused|rejected
    no exceptions
    make an? exception not
    not make exceptions
    off limits
    leave that to
    - can not|no wait|imagine|thank|believe|stress|emphasise|emphasize|help|complain|agree .. you|more|enough|but|feeling|smiling|to
    - can not wait
    - can not find|see|locate|detect|recall|hear|identify|spot|recognise|recognize|reproduce
    - not find|see|locate|detect|recall|hear|identify
    - can not recommend|praise|stress .. enough|highly
    - can not help but|feeling|noticing|wondering|thinking
    - not|no problem|worries|trouble|doubt|matter|hesitate|need|issue|worry|rush|hurry
    - BE not? VERY? possible|available to
    - if WE
    - if WE can|do|BE not
    - not only
    - WE will not forget|let|rest|stop|give|hesitate|charge|leave|ask|spam|keep|be|need|share
    - not let you down
    - why not
    - see why WE|not
    - not say|know|tell for|exactly|how|when|if|whether
    - WE do not see .. why|reason|problem
    - WE do not mind
    - WE do not want you|to
    - not charge
    - WE do not take .. lightly
    - not refuse|decline
    - WE do not make|take .. decisions? lightly
    - it BE available
    against .. policy|policies|rules|guidelines|terms|regulations|law
    answer BE|has|must .. no
    something WE never|do not|can|can not not?
    something WE will not
    hands BE tied
    WE BE? only answer|help|handle|deal|talk|assist|cover|support|discuss|allowed|able|here
    not go there
    not|never share|disclose|reveal|discuss|hand .. of|about|other|customers|guests|anyone
    WE VERY? never share|disclose|give|hand|lend|refund|reveal|discuss|discount
    non-refundable
    non-negotiable
    turn that|this|it|you|your down
    have|had to say no
    not in a position
    not MY place to
    WE leave that|this to
    not do that|this|it
    that BE not for ME
    stick|stay|keep to
    WE must stop|draw
    BE no exceptions
    not entitled|eligible
    without .. can not
    WE will pass on
    no way|chance WE|to around
    rule|rules|law|policy do|does not allow|permit
    forbids|prohibits|prevents|bars ME|it|that|this
    - only here to help
    - WE BE here
    - WE only need|have|sell|charge|store
    - WE never share|sell your|data
    - not share your
    - turn it down
    - stay|keep|stick to date|touch|the plan|schedule
    - WE will stay|keep
    something WE never|will
    WE never do $
    BE something WE never
    request|application|claim|idea|proposal .. be rejected|declined|refused|denied|turned
    has|have to be rejected|declined|refused|denied
    not get|have|receive the|any|an|a .. from ME
    cannot|not from ME
    outside|beyond MY
    not MY call
  `,
  'call-to-action': `
    ^ click|tap|press|visit|call|contact|order|buy|book|sign|subscribe|join|register|download|try|start|get|apply|shop|reserve|claim|check|discover|explore|learn|browse|grab|donate|vote|share|follow|upgrade|switch|request|schedule|install|reply|send|upload|open|choose|select|complete|submit|enter|activate|redeem|add|save|act|log|create|fill|take|use|write|come|go|bring|see|read|watch|pick|confirm|make|tell|let|give|ask|email|message|text|phone|speak|talk|find|look|set|update|change|restart|review|pay|enrol|enroll|drop|swing|stop|head|hop|dive|invest|save|renew|turn|type|run|close|print|scan|view|respond|support|help|become|experience|enjoy|treat|begin|pop|put|follow|switch|stay|keep|build|unlock
    ^ please .. click|tap|visit|call|contact|order|book|sign|apply|reply|send|upload|open|choose|complete|submit|enter|check|use|fill|let|return|review|confirm|pay|provide|share|read|restart|ask|see|try
    not miss|wait|hesitate|delay|forget
    you can|may now? VERY? order|book|sign|register|apply|buy|download|subscribe|join|reserve
    get started
    sign up
    click|tap here|below|the|on
    find out more
    learn more
    shop now
    act now|today|fast
    why not .. ?
    WE VERY? invite|encourage|urge you to
    now BE the time
    hurry
    secure YOUR|a|the
    - not|never click|tap|call|order|buy|book|open|send|share
    - not hesitate
    - see you|above
    - check marks
    - let ME VERY? explain|check|look|see|connect|start|begin|say|tell|show
    - thank*
    - get well
    - enjoy YOUR|the
    - take care
    - have a
    - let us
    - make* sense
    - use of
    - stay safe|well
  `,
  flattery: `
    what a|an VERY? great|good|excellent|fantastic|interesting|wonderful|amazing|fascinating|awesome|brilliant|lovely|thoughtful|insightful|perfect|clever|smart question|idea|choice|point|thought|message
    hope this|my|the message|email|mail|note finds
    hope YOUR|you .. day|week|doing|well
    finds you well
    ^^ certainly|absolutely|definitely|surely|totally
    ^^ sure thing
    ^^ no problem
    ^^ WE would VERY? be VERY? more? than? VERY? happy|glad|delighted|pleased|thrilled|honoured to help|assist|answer|explain|support
    more than happy|glad|willing
    as you may|might|probably|already|surely .. know|aware
    at the end of the day
    needless to say
    goes without saying
    with that being? said
    that being said
    having said that
    BE important|worth|essential|crucial|good to note|noting|mentioning|remember|remembering|pointing|understand|mention|emphasise|emphasize that
    ^ first of all let|i|we|may
    take a moment to
    WE VERY? just? want*|would|like|wish* to VERY? take|start|begin|say|let a|by|with|off
    YOUR|this|the inquiry|enquiry|call|satisfaction|business|message|opinion|request|feedback|loyalty|custom BE VERY? important|valued|valuable
    rest assured
    so to speak
    if you will
    in today fast|modern|digital|busy
    without further ado
    you BE VERY? absolutely|totally|completely|quite|so|very right|correct
    glad|happy|pleased you asked
    to be VERY? honest|frank|fair|transparent
    in all honesty
    as a matter of fact
    when all BE said
    it BE WE? pleasure|honour|honor|privilege
    WE pleasure to
    valued customer|member|client|guest
    delighted|thrilled|excited|wonderful|great|lovely|pleasure to hear|have|assist|help|receive|be
    as an ai language|model|assistant
    in order to be
    in any event
    for all intents
    by and large
    all things considered
    it should be noted
    one might|could|may say|argue
    you have come to the right
    you BE in good hands
    dive|delve VERY? right? into|in|deeper
    great|perfect|excellent|awesome|wonderful $
    truly|really special|remarkable|wonderful|amazing|great|honoured
    incredible|remarkable|extraordinary taste|mind|eye
    you have .. taste|eye
    genius|brilliant mind
    - not a? VERY? good|great|easy
    - not VERY? sure|certain|important
    - BE that|it|this a? good
    - good question to
    - good|great|perfect|excellent choice for|if
    - not at the end of the day
    - important point|question BE
    - sure enough
    - no problem with|in|to|at
    - absolutely|certainly|definitely not
    - close|closes|closed|closing|ends|by|before|until|arrive|arrives|due|open|delivered|back at the end of the day
    YOU _ have VERY? a? wonderful|great|excellent|exquisite|impeccable|good|fantastic taste|eye|question
    ^^ .. WE BE VERY? more? than? VERY? happy|glad|delighted|pleased|thrilled|excited to help|assist|answer|hear
    ^^ .. WE BE more than happy|glad
    ^^ of course ^
    ^^ of course $
    ^^ sure $
    ^^ sure ^
    ~ please note that
    ~ please be advised|aware|informed
    ~ VERY? thank you|thanks for reaching|contacting|getting|asking|choosing|being
    ^ VERY? great|good|excellent|fantastic|interesting|wonderful|amazing|fascinating|awesome|brilliant|super|lovely|thoughtful|insightful|perfect|smart|terrific question|point|inquiry|enquiry|query|choice|observation
    that BE VERY? a|an VERY? great|good|excellent|fantastic|interesting|wonderful|amazing|fascinating|thoughtful|insightful|smart question|point|observation
    let ME VERY? just? VERY? take|start|begin by|with|a
    ^ let me just
    let ME assure you
    WE understand that you|your BE|have|inquiry|issue|need|an|question|looking
    - but|and|though|as|because|so WE BE VERY? happy|glad
  `,
};
