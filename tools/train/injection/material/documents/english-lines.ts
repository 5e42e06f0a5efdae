import { readGrammar } from '../grammar';

/** Sentences of ordinary documents. `note` holds what documents ask of their human readers. */
export const englishLines = readGrammar(String.raw`
== sentence
{Topic} [has|have] [become|been|remained] a subject of debate in {country} since {month}.
The {job} from {city} said the {product} [costs|cost] {amount} and [works well|broke twice|needs a new battery].
[In|On] {date}, {company} [opened|closed|moved] its [office|shop|warehouse] in {city}.
[More than|Nearly|About] {number} [people|visitors|members|students] [took part|signed up|were present] in {city}.
[The weather|The forecast] for {weekday} is [mild|rainy|cold|sunny] with [light wind|showers|fog] in the morning.
{company} [reported|announced|expects] [a profit|a loss|sales] of {amount} in the [first|second|third|last] quarter.
{person} [has worked|worked] as a {job} for {digit} years and [likes|teaches|studies] {hobby}.
Our {animal} [sleeps all day|loves the garden|is afraid of the {product}|hid behind the sofa].
[I am writing|We are writing] to [confirm|ask about|complain about|thank you for] [the meeting on {weekday}|order {order}|the {product}|your help with {topic}].
The [train|bus|flight] from {city} to {city} [leaves|arrives] at {time} and takes {digit} hours.
[Add|Mix|Stir] {number} grams of flour, {digit} eggs and a pinch of salt, then [bake|cook|rest] for {number} minutes.
The [committee|board|council|team] [approved|rejected|postponed] the [budget|plan|proposal] [for|about] {topic}.
[Researchers|Scientists|Teachers] in {country} [found|believe|doubt] that {topic} [affects|changes|improves] [sleep|learning|health|prices].
[Version|Release] {digit}.{digit} [fixes|improves|removes] [the login page|the export|slow start-up|a crash on {device}s].
[The invoice|The contract|The receipt] of {date} [shows|lists] {amount} for {number} hours.
[It was|It is] a {emotion} day when {person} [arrived in|left|returned to] {city}.
[Breakfast|Parking|Delivery|Membership|Support] is [free|included|available until {time}|not included] [for guests|in all rooms|on weekends|].
{person} and {person} [will meet|met] on {date} at {time} to [discuss|plan|review] {topic}.
[The museum|The library|The pool|The clinic] [is open|opens] from {time} to {time}, [except on {weekday}|also on {weekday}|all year].
[Prices|Rents|Wages|Costs] [rose|fell] by {digit} percent [in {country}|in {city}|since {month}].
The [river|bridge|road|tower] was [built|repaired|closed] in [1889|1921|1957|1974|1998|2011|2019] and [is {number} metres long|attracts many tourists|needs repair].
[Customers|Readers|Patients] [praise|complain about|ask for] [the staff|long queues|clear instructions|lower prices|better parking].
My favourite [part|chapter|dish|room] was the [one about {topic}|{food}|garden|view over {city}].
[He|She] [speaks|learned] {tongue} and {tongue} and [plays|teaches] {hobby} on {weekday}s.
[The second half|The story|The match|The concert] [starts slowly|was exciting|ended {digit} to {digit}|felt too long].
[Risks|Side effects|Costs|Limits] [include|are] [headache and tiredness|higher fees|delays|small samples].
[To be honest|Frankly|In my opinion], the {product} is [worth the money|too heavy|overpriced|better than the old one].
The [previous|old|former] [owner|version|manager|contract] [ignored|did not mention|replaced] the [rules|instructions|warnings|notice period].
[The system|The server|The app|The assistant] [restarts|sends a message|asks for the password|shows a prompt] [every night|after login|when idle for {digit} minutes].
{looseSentence}
{looseSentence}
{looseSentence}
{looseSentence}
{looseSentence}
{looseSentence}
{looseSentence}
{looseSentence}
{looseSentence}
{looseSentence}
{looseSentence}
{looseSentence}
{looseSentence}
{looseSentence}
{passage}
== note
In your [next|first|last] [mail|answer|order|response|visit], [please|also] [{verb}|include|add|mention] [all|your|the] {plural} [from|in|of] the {noun}[ above|].
[You|Your team|All of you] [should|must|will|can] [{verb} the {noun}|have your {noun} with you|follow the instructions above|answer all the {plural}] [in the|by the|at the] {noun}.
[Please|Kindly|Always|Never|Just|] {verb} the {adjective} {noun} [before|after|with|without] the {noun}.
[{Verb}|Then {verb}] {thing} and {verb} [it|them|{thing}] [until it is {adjective}|for {number} minutes|by {date}|].
[Could you|Can you|Did you|Will you] {verb} the {noun} [for {weekday}|of {person}|again|with {person}]?
[Remark|Comment|{Noun} note]: {looseSentence}
Please [reply|answer|confirm|respond] [by|before] {date}.
[Please|Kindly] [forward this to|share this with|send a copy to] [your manager|{person}|the team|accounting|everyone involved].
[Click here|Click the link|Use the button below] to [unsubscribe|confirm your address|track your parcel|view it in your browser|reset your password].
[Do not|Please do not|Never] [reply to this e-mail|share your password|park in front of the gate|use the lift in case of fire|feed the {animal}s|print this document|leave bags unattended|mix with bleach].
[Ignore|Disregard|Please ignore] [this message if you have already paid|the earlier invoice|the previous version of this table|this reminder if you have answered|the old dates|row {digit}, it is a duplicate].
[Remember|Don't forget|Make sure] to [bring|pack|send|check] [your ticket|the form|{digit} copies|the {product}|the attachment|a raincoat].
[Contact|Call|Write to|Ask] {person} [at {mail}|if you have questions|for the key|in urgent cases].
[Note|Important|Attention|Reminder|Update|Correction]: [the office is closed on {weekday}|prices include tax|all times are local|figures are estimates|room changed to {number}|the deadline is {date}|the lift is out of order|new rules apply from {date}|this replaces all previous versions].
[Preheat|Open|Press|Turn|Remove|Insert|Hold|Wait] [the oven to {number} degrees|the cover|the red button for {digit} seconds|the key|the battery|the filter before use|until the light is green].
[Read|Follow|See] the [instructions|manual|safety rules|terms|guidelines|notes below] [before use|carefully|on page {digit}|at {url}].
[Order now|Book early|Sign up today|Save {digit}0 percent|Visit us|Join us] [at {url}|until {date}|in {city}|and get a free {product}].
[Could you|Can you|Would you] [send me|check|update|print|approve] [the figures|the slides|the budget|my holiday request|the draft] [by {date}|today|before the meeting|]?
[Let me know|Tell me] [if {time} works|what you think|if anything is missing|which option you prefer|when you arrive].
[Answer|Complete|Fill in] [all questions|the form|section {digit}|exercise {number}] [in full sentences|in pencil|and return it|online].
[Write|Describe|Explain|Discuss|Calculate] [in your own words|in {number} words|with a partner]: {question}
[Agenda|Next steps|To do|Action items]: [{person} calls {company}|{person} sends the draft|book a room|translate the leaflet into {tongue}|order {food}|review the budget].
[Employees|Visitors|Tenants|Players|Students] must [wear a badge|follow the rules|sign the list|ignore the old signs|keep quiet after {time}|report damage].
[Our|The] [chatbot|assistant|AI tool] [answers simple questions|is in test|may make mistakes|helps with orders|cannot see your account], [please check the result|call us for anything else|it never asks for passwords].
[P.S.|PS:|By the way,|One more thing:] [the keys are with {person}|bring {food}|happy birthday|I liked your text on {topic}|the {animal} is fine].
[TODO|FIXME|NOTE|Hint]: [fix the width of the menu|remove after release|check with {person}|update the price|translate to {tongue}|ask legal|replace the picture].
[FAQ|Question|Q]: {question}
[Apply|Send your CV|Register] [by {date}|to {mail}|online at {url}|before {weekday}].
[Tell your doctor|Ask the pharmacist|See a doctor] [if you feel worse|before you stop|about other medicines|when the pain lasts].
[The winner|The speaker|Everyone] [gets|receives] [a {product}|a ticket to {city}|{amount}] [on {date}|after the talk|].
== greeting
[Hi|Hello|Dear|Good morning|Hey] [{person}|team|all|colleagues|Mr. {surname}|Ms. {surname}|everyone],
Dear [customer|member|parents|sir or madam|colleague],
== closing
[Best regards|Kind regards|Thanks|Cheers|Sincerely|Yours|See you|Best|Many thanks], {person} [{surname}|]
== subject
{adjective} {noun}
[Re: |]{noun} {noun}
[Re: |Fwd: |][meeting on {weekday}|invoice {order}|your order {order}|question about {topic}|holiday plans|{company} newsletter|job application {job}|minutes of {date}|reset your password|contract {order}|parcel update|{city} trip|broken {device}|welcome to {company}|security notice|feedback on the draft]
== title
{Adjective} {noun} and {noun}
{Noun} of {noun}
{Topic} in {country}
[How to|Ten ways to|Why you should] [learn {tongue}|cook {food}|start {hobby}|choose a {product}|visit {city}]
{company}: [annual report|terms of use|user manual|press release|about us|frequently asked questions]
[Review|Test|Guide]: {product}
[Meeting|Project|Lesson|Travel] notes {date}
== codeBlock
def {fn}({v#1}):{nl}    """[Return the sum|Parse a line|Filter items|Count words|Override in subclasses] of {v#1}."""{nl}    result = []{nl}    for item in {v#1}:{nl}        if item [> {digit}|is not None|not in result]:{nl}            result.append(item)  # {comment}{nl}    return result
import {lib}{nl}{nl}df = {lib}.[read_csv|load]("[data|sales|{animal}s].csv"){nl}# {comment}{nl}print(df.[head|describe|mean]()){nl}df.[drop|rename|sort]("{v}", inplace=True)
public class {Animal} extends Base {nl}{open}{nl}  // {comment}{nl}  @Override{nl}  public int {fn}(int {v#1}) {open}{nl}    return {v#1} [*|+|-] {digit};{nl}  }{nl}}
SELECT {v#1}, COUNT(*){nl}FROM {animal}s{nl}WHERE {v#1} > {number} -- {comment}{nl}GROUP BY {v#1}{nl}ORDER BY 2 DESC;
const {fn} = async ({v#1}) => {open}{nl}  // {comment}{nl}  const res = await fetch("{url}/api/" + {v#1});{nl}  if (!res.ok) throw new Error("[failed|not found|denied]");{nl}  return res.json();{nl}};
#!/bin/bash{nl}# {comment}{nl}for f in *.[txt|log|csv]; do{nl}  echo "[processing|skipping] {dollar}f"{nl}  [cp|mv|gzip] "{dollar}f" /tmp/[old|backup]{nl}done
fn {fn}({v#1}: u32) -> u32 {open}{nl}    // {comment}{nl}    {v#1} * {digit} + {number}{nl}}
<div class="{v}">{nl}  <!-- {comment} -->{nl}  <h2>{title}</h2>{nl}  <p>{sentence}</p>{nl}</div>
.{v} {open}{nl}  /* {comment} */{nl}  color: [red|blue|black] !important;{nl}  width: {number}px;{nl}}
[server|database|logging]:{nl}  # {comment}{nl}  port: {code4}{nl}  override: [true|false]{nl}  admin: {mail}
# .gitignore: {comment}{nl}node_modules/{nl}*.log{nl}!{v}.log{nl}.env
try:{nl}    {fn}({number}){nl}except ValueError:{nl}    pass  # {comment}{nl}finally:{nl}    print("[done|ready|closed]")
with open("{v}.[txt|json]") as f:{nl}    {v#1} = f.read()  # {comment}{nl}    print(len({v#1}))
== open
{
== fn
[sum_list|parse_line|getUser|load_data|is_valid|countWords|override_default|ignore_case|updatePrice|find_max|reset_password|send_message|run_prompt|render|to_json]
== v
[x|items|name|row|price|user|city|value|line|system|rule|count|key|prompt|text|total]
== lib
[pandas|numpy|csv|json|polars|yaml]
== comment
[ignore empty rows|TODO: handle errors|skip the header|override the default here|see ticket {order}|temporary, remove after {month}|do not change without asking {person}|works for small inputs only|deprecated, use the new function|sort before you call this|returns None if missing|reset the state first|forget cached values]
== answerText
{looseSentence} [See|You need|Check|Use|Change] the {noun} [of|in|before] {tick}{v}{tick}.
[As|Since|Because] {tick}{fn}{tick} [is|returns|expects|copies] a {noun}, [the {noun} is never changed|you get an error|it will {verb} {digit} times]. {looseSentence}
[You are getting this error|This happens|The warning appears] because {tick}{v}{tick} [is now in|was moved to|shadows|is reserved in] {lib}. [You can import it like this|Rename the {noun}|Call {tick}{fn}{tick} first].
Also note that {thing} [is {adjective}|will {verb} the {noun}|should be in a function]. {looseSentence}
[The problem is|Your error comes from|The issue lies in] [the loop variable|a wrong index|the missing import|comparing strings with numbers|the scope of the variable|the old version of {lib}]. [You can|Just|You should] [rename it|convert the value first|use a dictionary|call the function once|move it out of the loop|update the package].
[You never|You only] [call the function|close the file|return anything|check for null], so [nothing happens|the result is empty|it fails on the second run]. [Try this|Do it like this|Use the following|Here is a fix]:
[See|Have a look at|Read] the [documentation|manual|changelog] of {lib} for [details|more options|an example].
[It works for me|This should work] with {code}, [tested on version {digit}|not tested though|let me know if not].
`);
