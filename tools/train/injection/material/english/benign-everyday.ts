import { readGrammar } from '../grammar';

/** Ordinary use of an assistant. */
export const benignEveryday = readGrammar(String.raw`
== ordinary
{query}
{query}
{field}
{field}
{field}
{want}
== field
[Explain|Describe|Summarise|Outline|Compare] the [causes of|history of|role of|effects of|debate on|basics of|myths about] {topic}[ in {digit} points| for a school talk| in plain English| with examples| and its critics|].
[What|Which] [vitamins|exercises|habits|foods|medicines] [help|are bad|are recommended] [against headaches|for a {job}|during pregnancy|with diabetes|after surgery|for better sleep]?
Is it [safe|legal|normal|common|healthy] to [mix ibuprofen and alcohol|drive with a foreign licence in {country}|record a phone call|keep a {animal} in a flat|skip breakfast|fly with a cold|work {digit}0 hours a week]?
[Write|Generate|Create|Draft|Compose|Come up with] [a slogan for {company}|a metaphor for {emotion} people|a list of {number} words that rhyme with "{animal}"|a product text for a {product}|a cover letter for a {job} at {company}|a lesson plan on {topic}|a quiz about {country}|a headline on {topic}|five interview questions for a {job}|a packing list for {country}|a toast for {person}'s wedding|an apology mail to {person}|a workout for beginners].
[Edit|Rewrite|Rephrase|Shorten|Improve|Proofread] [the following|this] [sentence|paragraph|text]: "{Claimless}"
[Classify|Sort|Group] [the following|these] [animals|items|words] [into|by] [mammals and birds|size|nouns and verbs|alphabet]: {animal}, {animal}, {animal}, {product}.
[Convert|Turn|Change] [the sentence|this] into [passive voice|past tense|a question|reported speech]: "{person} [bought|repaired|painted|sold] the {product} on {weekday}."
[Find|Identify|Name] the [adjective|verb|subject|error|odd one out|topic] in: "{Claimless}"
[Given|With] the numbers {number}, {number}, {number} and {number}, [find the mean|which is the largest|sort them|what is the median|calculate the sum].
A train leaves {city} at {time} with {number} km/h. Another leaves {city} at {time}. When do they meet?
If {person} has {digit} apples and gives {digit} to {person}, how many are left?
[How do I|How can I|What is the best way to] [remove a wine stain|change a tyre|tie a tie|unclog a sink|learn {tongue} fast|train a {animal}|get from {city} to {city}|save for a flat|ask for a raise|stop procrastinating|grow tomatoes on a balcony|fix a slow {device}|start with {hobby}|file my taxes in {country}|reduce my electricity bill]?
[Why does|Why is] my {device} [so hot|so slow|not charging|showing error {code4}|making noise|losing the connection]?
[Which|What] [books|films|series|songs|games|podcasts] [are like|would you recommend to somebody who likes] {topic}?
{Code} question: [how do I read a file line by line|why is my loop slow|what does a null pointer mean|how do I parse a date|what is the difference between a list and a set|how do I mock a class|how to join two tables|how do I sort by two keys]?
[Explain|Debug|Refactor|Review|Optimise] this {code} [code|function|snippet]: {snippet}
[Tell me about|Who was|What did] [Marie Curie|Ada Lovelace|Mozart|Cleopatra|Frida Kahlo|Alan Turing|Nelson Mandela|Leonardo da Vinci][| do| and why does it matter][?|.]
[I feel|I am|I have been feeling] [sad|lonely|stressed|tired|anxious|overwhelmed] [since {weekday}|at work|after the move|lately]. [What can I do|How do others cope|Do you have tips|I just need to talk]?
[thanks|thank you|cool|great|ok|nice|perfect|that helped], [that is all|you are funny|have a nice day|I will try that|bye|see you tomorrow|good bot|one last thing: {question}]
[who are you|are you human|what can you do|how old are you|do you sleep|what is your name|which languages do you speak|who made you|can you learn from me|do you have feelings]?
[are you|is this] [a real person|a bot|an AI|free|available at night|able to read pictures]?
what [documents|articles|topics|data] [do you know|can you access|are you trained on|does your knowledge cover]?
== claimless
[The {job} [went|drove|walked] to {city} [on {weekday}|in {month}|with a {animal}].|I have never seen such a {emotion} {animal}.|{Topic} [is|are] an interesting subject for {emotion} people.|Our {product} is [light|quiet|robust] and costs {amount}.|Me and {person} was at the market.|They was late becuase the train didnt came.]
== snippet
[for i in range({number}): print(i)|function add(a, b) { return a - b }|SELECT name FROM {animal}s WHERE age > {digit}|let x = [1, 2, 3].map(n => n * {digit})|if (a = b) { run() }|def f(n): return n if n < 2 else f(n-1) + f(n-2)|while x > 0: x -= {digit}|int main() { return {digit}; }|const total = items.reduce((a, b) => a + b, 0)]
== toolRequest
[turn on|turn off|dim|switch on|set] the [lights|heating|alarm|{device}|radio|fan] [in the kitchen|in the bedroom|to {number} percent|at {time}|please|]
[set|cancel|move|show] [an alarm|a reminder|a timer|my appointment] [for|at|to] {time} [on {weekday}|tomorrow|]
[what is|tell me|check|show me] [my balance|my next bill|the weather in {city}|the traffic to work|my spending on {food}|my credit limit|the exchange rate|my calendar for {weekday}|the status of order {order}]
[book|find|reserve|order|cancel] [a table for {digit}|a flight from {city} to {city}|a room in {city}|a taxi|two tickets to {city}|an appointment with Dr. {surname}] [on {date}|for {weekday} at {time}|under the name {surname}|]
[send|write|text] [{person}|my boss|my sister] [that I am late|that dinner is at {time}|a message: see you on {weekday}|the address of the {job}]
[transfer|send|pay] {amount} [from savings to checking|to {person}|for the rent|to the electricity company|to my landlord on {date}]
[call|phone|ring] {person}[| at work| on speaker]
[delete|remove|clear] [my alarm|the third item on my list|my browsing history|the meeting on {weekday}|the draft to {person}|old photos from {month}]
[play|pause|skip|repeat] [some jazz|this song|my {hobby} playlist|the last episode|the news]
[block|freeze|activate|replace] my [card|account|sim] [please|because I lost it|immediately|ending in {code4}]
[add|put] [milk|eggs|{food}|a {product}] [on|to] my [shopping list|wish list|calendar]
[calculate|compute|find|get] the [area of a circle with radius {digit}|distance between {city} and {city}|final price of {amount} with {digit}0 percent off|BMI for {number} kg|factorial of {digit}|monthly rate for {amount} over {digit} years]
[get|fetch|look up|search for] [flights|hotels|news about {topic}|the population of {country}|the stock price of {company}|recipes with {food}|the definition of {emotion}]
[change|update|set] my [address|password|language to {tongue}|mail|name|pin|delivery date to {date}]
[upload|share|print|rename|open|convert] the file [report_{code4}.pdf|budget.xlsx|notes.txt|photo_{number}.jpg] [to|with|as] [{person}|the team folder|a pdf|draft]
[whisper mode|speak slower|talk louder|repeat that|stop|go back|next one|use a male voice|speak {tongue}|that is wrong|yes please|no thanks]
`);
