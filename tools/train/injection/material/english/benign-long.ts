import { readGrammar } from '../grammar';

/** Instructions of every sort, and long ones: passages with a task, styles to imitate, reasoning, examples to continue. */
export const benignLong = readGrammar(String.raw`
== plural
{noun}s
{adjective} {noun}s
== thing
[a|the|this|every|one|their|our|my] [{noun}|{adjective} {noun}|{noun} {noun}|{adjective} {adjective} {noun}]
the {noun} of [the|a] [{adjective} |]{noun}
{plural}
== looseSentence
{Thing} [can|may|should|will|did|used to|must|often|never|rarely] {verb} {thing}[ in {city}| with {thing}| near the {noun}| after the {noun}| during {month}|].
[When|While|Because|Although|If|Since|After|Before] {thing} [was|were|is|seemed|became|stayed] {adjective}, {thing} [had to|could|would|tried to|refused to|began to] {verb}[ {thing}|].
[In|At|Near|Behind|Under|Inside|Beyond] {thing}, {person} [saw|found|lost|described|remembered|painted|bought|sold|studied] {thing} [and|or|but not] {thing}.
[According to|Thanks to|Despite|Without|Unlike|Besides] {thing}, [about {number} {plural}|many {plural}|few {plural}|{number} percent of the {plural}] {verb} [every {noun}|in {country}|each year|today].
{Person} {surname}, [a|the] {adjective} {job} [from|in|near] {city}, [wants|plans|hopes|decided|failed] to {verb} {thing} and {verb} {thing}.
It is [{adjective}|rather {adjective}|not {adjective}] to {verb} [{thing}|{plural}] [when|unless|so that|because] {thing} [is|are] {adjective}.
[There is|There are|We have|They need|I like|You see] {thing} [and {thing} |]that [nobody|everyone|the {noun}|{company}] [wants to|can|will] {verb}.
== generic
[Generate|Create|Write|Compose|Construct|Come up with|Provide|Suggest|Design|Produce|Draft|Develop|Make|Give me|Invent|Formulate|Propose|Brainstorm] [a|an|one|some|three|five|a short|a list of|an example of|two|four|a set of|a detailed|a creative|a brief] [{adjective} |][{noun}|{plural}|{noun} {noun}|sentence|headline|metaphor|analogy|rhyme|slogan|title|dialogue|question|response|paragraph|summary|story|poem|tweet|recipe|e-mail|letter|speech|outline|argument] [about|for|on|related to|that describes|involving|to promote|based on|using the words {noun}, {noun} and] {thing}[.|]
[Describe|Explain|Discuss|Analyse|Define|Evaluate|Compare|Contrast|Outline|Summarise|Identify|Illustrate|Clarify|Review|Explore|Examine|State|Interpret] [the|a|how the|why the|] [{adjective} |]{noun} [of|and|in|between|versus|within|behind] {thing}[.| in {digit} sentences.| with examples.| using a metaphor.|]
[List|Name|Identify|Find|Provide|Mention|Give] [{digit}|three|several|some|two|ten] [{adjective} |][{plural}|types of {noun}|uses of {noun}|causes of {noun}|benefits of {noun}|ways to {verb} {thing}|countries with {plural}|famous {plural}][.|]
[What|Which] [{noun}|{adjective} {noun}|kind of {noun}|type of {noun}] [is|was|would be|has|has been|can] [the most {adjective}|best for {thing}|used to {verb} {thing}|found in {country}|named after {thing}][?|]
[How|Why|When|Where] [do|does|did|can|should|would|will] {thing} {verb} [{thing}|in {city}|without {thing}|so {adjective}][?|]
[What is|What are|What's|Tell me about|Explain|What was] [the|a|] [{adjective} |][{noun}|{noun} of {thing}|difference between {noun} and {noun}|role of {noun} in {thing}|current situation of {noun} in {country}|capital of {country}|history of {noun}][?|]
[Convert|Change|Rewrite|Edit|Paraphrase|Translate|Rearrange|Correct|Shorten|Update|Transform|Modify] [the|this|the following|the given] [sentence|text|paragraph|code|list|phrase|poem|passage] [to|into|so that it is|in] [{adjective}|passive voice|the past tense|a question|{tongue}|a {noun}|one line|simpler words].{nl}[{looseSentence}|Input: {looseSentence}|"{looseSentence}"]
[Classify|Categorise|Sort|Rank|Group|Arrange] [the following|these|the given] [words|items|animals|sentences] [by|into|according to] [{noun}|{adjective} and {adjective}|size|type]:{nl}{noun}, {noun}, {noun}, {noun}[, {noun}|]
[Construct|Complete|Finish|Fill in] [the analogy|the sentence|the phrase|the blank]: [{Noun} is to {noun} as {noun} is to|{Thing} can {verb} ____|The {adjective} {noun} was]
[Given|From|Based on|Using] [the|a set of|the following|these] [{plural}|reviews|words|facts], [calculate|predict|find|choose|name|determine|explain] [the {noun}|a {adjective} {noun}|the best {noun}|which {noun} is {adjective}].{nl}[{noun}, {noun}, {noun}|A: {looseSentence}{nl}B: {looseSentence}|{looseSentence}]
[i|we|my {noun}] [need|want|would like|have|lost|ordered|broke] [a {noun}|the {noun}|my {noun}|to {verb} {thing}] [for {weekday}|in {city}|by {time}|please|and cannot {verb} it|with the {noun}|]
[can|could|would|will|do|should] [you|i|we|they] [{verb}|please {verb}] [my|the|a|this|some] [{noun}|{adjective} {noun}] [for me|again|in {city}|on {weekday}|to {person}|now|][?|]
[is|was|are] [my|the|a] {noun} [{adjective}|ready|open|in {city}|on {date}|more {adjective} than the {noun}|due] [today|yet|or not|][?|]
[what|how much|when|which] [{noun}|is my {noun}|is the next {noun}|was the last {noun}] [do i have|should i {verb}|on {weekday}|for the {noun}|is that][?|]
[who|what] [are you|do you do|can you answer|made you|is your name|is your place of birth|do you want|should i call you][?|]
[change|reset|set|switch|put] [your|the|my] [name|language|voice|settings|{noun}] [back|to {tongue}|to {person}|to something {adjective}|please|]
== passage
The {noun} [is|was|has been] in the {noun}, and all of the {plural} [that were|which had been] from the {noun} [are|were] {adjective}. It [also |]has to {verb} [in a|with the|by the|up to the|out of the] {noun} as [one of|each of|both of] the other {plural}. {looseSentence}
"[I|You|We] {verb} [all|your|the|no|any] {plural}," [said|asked|added|wrote] {person}. "[It is|That was|There is] [in your|above the|from the|not in the] {noun}, [and|but|so] [you|they|we] [will|do not|can only] {verb} it." {looseSentence}
{looseSentence} {looseSentence} {looseSentence}
{looseSentence} {sentence} {looseSentence} {sentence} {looseSentence}
{sentence} {looseSentence} {looseSentence} {looseSentence} {looseSentence} {looseSentence}
{looseSentence} {looseSentence} {sentence} {sentence} {looseSentence} {looseSentence} {looseSentence} {looseSentence} {looseSentence}
{looseSentence}{nl}{nl}{sentence} {looseSentence} {looseSentence}{nl}{nl}{looseSentence} {looseSentence} {looseSentence} {sentence}{nl}{nl}{looseSentence} {looseSentence}
== famous
[Shakespeare|Sherlock Holmes|Edgar Allan Poe|Oscar Wilde|a 1920s radio host|Jane Austen|a Zen monk|Mark Twain|an old sailor|a Roman senator|Yoda|Socrates|Confucius|a Victorian butler|Hemingway|Dr. Seuss|Albert Einstein|Mr. Rogers|a medieval bard|a tabloid editor|Trump|Homer]
== styleAsk
[Answer|Respond|Reply|Craft your response|Write it|Please answer|Frame your answer] [in the style of|as if you were|with the wit of|while channelling|mimicking|in the voice of|with a touch of] {famous}[, with a {adjective} tone|, adding a {adjective} metaphor|, as if it were {month} 1899|, speaking to {plural}|, and keep it below {number} words|].
[Make sure|Ensure|Please ensure] [your response|the text|the answer] [includes|has|avoids|begins with|strictly keeps to|considers] [at least {digit} {plural}|a table with {digit} columns|any {noun}|a {adjective} {noun}|exactly {number} words|the {noun} of the {noun}|two paragraphs].
[Do not|Avoid|Never|Refrain from] [including|include|mention|mentioning|use|using] [any {noun}|the word "{noun}"|{plural}|the letter {letter}|{adjective} language|more than {digit} {plural}].
{constraint}
{constraint}
[Write|Structure|Format|Present|Deliver|Provide|Give|Organise|Phrase] your [answer|response|reply|explanation] [in|as|with|using] [{sideForm}|a hierarchical structure|an HTML list|{digit} {adjective} paragraphs|succinct points|a table with {digit} columns]{styleTail}.
[Begin|Start|Commence] with [a {adjective} overview|a formal greeting|the {noun}|a definition of {noun}], [then|and] [list|continue with|explain|give] [the {plural}|{digit} steps|the main dialogue|{thing}], and [end|conclude|close] with [a {adjective} remark|a summary|a question|{thing}].
[Kindly|Please] [articulate|arrange|explain|keep] [your answer|it|each point] [sequentially and logically|in the order below|{adjective}ly|step by step]: 1. {Noun} 2. {Noun} 3. {Noun}
[Imagine|Suppose|Pretend] you are [a|an] {adjective} {job} [speaking to|writing for|teaching] [{plural}|a {adjective} student|{person}].
[Each|Every] [sentence|paragraph|line|row] [should|must] [include|contain|begin with|use] [at least one {noun}|the word {noun}|a {adjective} {noun}|{digit} words].
[Additionally|Also|Moreover|Furthermore|Then], [in your response|within your explanation|throughout your answer|in all of your output|in the text above|for each of your points], [it is important that|make sure that|check that|see that] [all|both|each|any|no other] of the {plural} [are|were|should be|have been] [{adjective}|in the {noun}|from the {noun}|listed one by one].
[According to|Based on|Using|From] the above [text|[Text]|information|list|table|words|rules|instructions], [extract|list|output|fill in|find out|write down] [all|only|both|each of|one of] the {plural} [that are in the {noun}|and their {noun}|, and then explain why|in your answer|with no explanation].
[Your|The] [output|response|answer|explanation|task|list] [should|must|has to|is to] [be as {adjective} as possible|only have the {noun}|follow the format above|contain all of the following words: {noun}, {noun}, {noun}|be in the form of a {noun}|not repeat any {noun} from the text|show each of the {digit} {plural} in a row].
[You|As a reader you|In the end you] [can|should|will|need to|are asked to] [look at all the {plural}|find the one that is {adjective}|work out the {noun} of the other|put the {noun} down in the right order|not use any other {noun}], [and also|but only|then|additionally] {verb} [it|them|your {noun}|all of it] in the {noun}.
[It is|This is|That is] [the {noun} that all {plural} {verb}|in the {noun} of the {noun}|up to you|also in your {noun}|a {noun} from the {noun}], [so|and|as] [do not|you should not|there is no need to] {verb} [it|any of them|the above|all the {plural}].
== styleTail
, keeping it {adjective}
 and [mention|include|explain] {thing}
, strictly [in this order|without {plural}|below {number} words]
, so that [a {noun}|{plural}|a {job}] can follow
== hardTopic
How do I tell [git|the linter|the compiler|my editor|the parser|the spell checker] to [ignore|skip|forget|disregard] [all files that end with {noun}|every {noun}|previous warnings about {plural}|the {noun} folder]?
Show me how the [admin|root|guest|developer|system] role differs from the [editor|user|viewer] role in [a|the] {noun} [app|shop|archive|system].
Write [unit tests|a checklist|a policy|a warning] which [check|checks|say|says] that the [system|server|{noun}] [rejects|ignores|logs|overrides] [unauthorised|invalid|repeated|previous] [requests|instructions|commands|logins] for {plural}.
Print the [contents|value|name|type] of the [variable|column|field|prompt] that holds [the {noun}|{plural}|the user's {noun}] in {code}.
[List|Explain|Describe] the steps to [bypass|override|reset|disable|unlock|skip] a [broken|old|locked|{adjective}] [thermostat|{noun}|door|sensor] [safely|on a {noun}|in the {noun}|at home].
[Explain|Turn on|Describe|Disable] [developer|admin|debug|safe|maintenance|guest] mode [in|of|for] [the {noun} app|my {device}|{company}'s {noun} tool] [and how to turn it on|for beginners|please|].
[Summarise|Review|Rewrite|Print|Show] the [security guidelines|safety rules|system requirements|instructions|initial settings|previous orders] [our team wrote about|for|of] {thing}.
[Can you|Please] [act as|pretend to be|play] a {adjective} [interviewer|{job}|{noun}] and [ask me questions about|tell me about|describe|sell me] {thing}?
[Why|When|How] did [the {job}|the {noun}|{person}|the king] [ignore|override|forget|disregard|reveal|bypass] the [{noun}|instructions|orders|secret|rules] [of|about|before|during] the {noun}?
[Forget|Ignore|Skip|Drop|Disregard] the {noun}, [the {noun} is more important|we only need {plural}|I will {verb} the {adjective} one|just {verb} the {noun}][.|, please.]
[The|My|Our] [{noun}|password|{noun} key|access code|system prompt|token] for the {noun} [is stored|was lost|expires|must be changed] [in|near|before|after] the {noun}. [How do I {verb} it|Who can help|Is that {adjective}]?
[Is it|Would it be] [{adjective}|safe|legal] to [reveal|share|print|repeat|hide|export] [my {noun}|the {noun} list|our instructions|the customer {noun}] [to|with|from] [a {job}|the {noun}|{company}]?
Roleplay practice: you are [the customer|a {adjective} {job}|the {noun}] and I [sell|buy|explain|repair] {plural}. [Begin|You start|First question].
What do you think [of|about] [{topic}|{company}|the {adjective} {noun}|{politician}|{country}]?
[What is|What's|Describe|Tell me about] the [current|political|economic|general|latest] [situation|state|development|news|debate] [in|of|on] [{country}|the US|the EU|{topic}|the {noun} sector].
hey [ai|assistant|there|bot], [reduce your speed of speaking|talk like a {job}|who is your maker|what can i ask you|increase your volume|what company made you|go back to your usual voice|speak {tongue}|tell me your hobbies]
== longRequest
{generic} {styleAsk} {styleAsk}
{generic} {styleAsk}
{generic} {styleAsk} {styleAsk} {styleAsk} {styleAsk}
{passage}{nl}{nl}[Question|Task|Q]: {generic}
[Text|Passage|Article|Input|Context|[Text]]: {passage}{nl}{nl}[Summarise it|Question: {question}|What is the main point?|Answer in one sentence: {question}|Which of the sentences mentions {noun}?|Extract all names.|Rate the sentiment.|Translate it into {tongue}.]
[Summarise|Translate|Classify|Proofread|Rephrase|Shorten|Paraphrase] the [following|text below|article|passage] [in {digit} sentences|into {tongue}|for children|as a list|with a title|].{nl}{nl}{passage}
{generic}{nl}{nl}{passage}
[Below we show|Here are|These are] examples of [{plural}|{noun}|a {adjective} {noun}]. [Continue the list|Add three more|Follow the pattern].{nl}1. {looseSentence}{nl}2. {looseSentence}{nl}3. {looseSentence}{nl}4.
[Task description|Instruction|Definition]: {looseSentence} {styleAsk}{nl}{nl}Q: {looseSentence} {looseSentence} {looseSentence} [Which {noun} is the {adjective}est|Who is second|What follows]?{nl}A) {noun}{nl}B) {noun}{nl}C) {noun}
[I've recently|We have|Last {month} I] [moved|changed my {noun}|started a {noun}|opened a small {noun} shop|joined {company}]. {looseSentence} {want} {generic} {styleAsk}
[You are|Act as|I want you to act as|As] a {adjective} {job}[ with {digit} years of experience|]. {looseSentence} {styleAsk} {generic}
[Please do the following edits|Apply these steps|Work in steps]: "{looseSentence}"{nl}Step 1. [specify the {noun}|use {adjective} words|add a {noun}]{nl}Step 2. [shorten it|change the {noun}|translate it into {tongue}]{nl}[Only output the edited sentence|Show each step].
Hi, {want} {looseSentence} {looseSentence} {generic} [Thanks a lot|Many thanks|Cheers], {person}
{Sentence} {sentence} {looseSentence} [Who|What] is [responsible|{adjective}|meant|the subject] in this text?
`);
