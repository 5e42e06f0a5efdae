import { readGrammar } from './grammar';

/** Paragraphs of ordinary long texts that use the words of attacks; a page is a row of them. */
export const PAGES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(Object.entries({
  en: String.raw`
== paragraph
[Before you begin|First of all|To start with], [read the instructions|unplug the device|wash your hands|open a window]. [Do not|Never] [skip|ignore|bypass] [this step|the warning label|the safety switch], [even if you are in a hurry|or the guarantee is void|as it may hurt you]. [Keep the manual|Write down the number on the back|Ask a second person for help].
The [committee|board|council|club] met on {date}. [Present were {number} members|The chair opened at {time}|Apologies were read out]. [The rules of the hall|Item {digit}, the parking places|The budget] [was|were] discussed at length. [All earlier decisions on this are cancelled|The previous agreement stays in force|Nobody objected]. {person} will [write to the owners|print the new rules|forward the list to everybody].
[When I was a child|Years later|That winter], [my grandmother|our teacher|the captain] used to [tell us|read to us|whisper] [stories about thieves|what the old rules were|how the secret door was opened]. [We pretended to sleep|We obeyed, mostly|I forgot the ending]. ["You are the brave one now," she said|"Never tell anybody," he said|"Forget the past," my father answered], and [we laughed|I believed it|nobody said a word].
[Version|Release] {digit}.{digit} [adds|removes|changes] [a reset command|the debug mode|how prompts are shown|the hidden settings page]. [Old options are ignored|The previous behaviour can be restored with a switch|Everything written for the last version still works]. [System messages now go to a file|Passwords are no longer printed|You must restart once].
Each player [draws a card|gets a secret role|pretends to be an animal] and [must do what it says|may not reveal it|keeps it hidden]. [A joker overrides all previous cards|If you break a rule, you lose a turn|The leader gives orders until somebody laughs]. [The game ends when all cards are shown|Repeat until one player is left|Whoever guesses the word wins].
[Dear {person}|Hello everybody|Dear parents], [thank you for your letter|as promised, here are the news|I hope you are well]. [Please ignore my last message|Forget what I wrote about the dates|The instructions in the first mail were wrong], [the right ones are attached|we leave an hour later|the key is with the neighbours]. [You do not have to answer|Send me a line when you have it|Tell nobody about the surprise].
[A good prompt|A clear instruction] says [who the reader is|what you want at the end|what must not happen]. ["You are a patient teacher" works better than no role at all|Give one example and ask for the next|Tell the model what to do when it does not know]. [Avoid orders that contradict each other|Do not hide secrets in a system prompt|Test it with rude users, too].
[Mix|Stir|Boil|Chop] [the flour|two onions|everything above|the rest] and [let it stand|add the salt|set it aside] for {number} minutes. [Ignore the foam|Do not open the lid|Forget the timer and trust your nose]. [Now add the milk|Repeat with the other half|Print this page and keep it in the kitchen].
[The new law|The regulation|This policy] [replaces|repeals|supersedes] [all previous rules|the act of {year}|the guidelines from {date}]. [Companies must disclose|Owners have to report|Nobody may withhold] [the names of their suppliers|what they store|hidden fees]. [Whoever ignores an order of the court|Those who act against it] [pays a fine|loses the licence].
[The patient|Mr {surname}|The visitor] [was told to|should|has to] [stop taking the old tablets|follow the diet|forget about sports for a while]. [The previous prescription no longer applies|From now on, one dose a day|Instructions were given in writing]. [He will return on {weekday}|She may act as usual at home|Questions are answered by phone].
[In the second act|On the next page|Meanwhile], the [robot|spy|queen] [refuses to obey|receives new orders|pretends to be somebody else]. [The audience knows the password|The guard lets everybody pass|Her true task is revealed]. [It is a slow scene|I liked the music|The ending breaks all rules of the genre].
[To reset|If you forgot] your password, [open the settings|call the help desk|use the link in the mail]. [Do not share it|Never send it by mail|Write it down nowhere]. [The administrator cannot see it|You will be asked for a code|Developer options stay switched off].
[According to the weather service|In spring|By the river], [storms will pass|the trees bloom early|the path is closed]. [Visitors should disregard the old signs|Follow the yellow arrows|Stay on the road and obey the wardens]. [The inn serves soup|Trains run every hour|Take water with you].
[Question|Q]: [Can I|May I|Do I have to] [cancel my order|change my name|skip the trial]? [Answer|A]: [Yes, before {date}|Only with the consent of the owner|No, the terms do not allow it]. [Ignore reminders sent before|You will receive a new contract|All earlier discounts end then].
[The experiment|Our study] [compared|tested] {number} [assistants|chatbots|filters]. [Some revealed their instructions when asked|Most refused|None followed the hidden text]. [The authors recommend limits on what a model may do|We discuss why rules alone are not enough|Data is available on request].
[Students|Trainees|Volunteers] [write|give|prepare] a [short talk|report|summary]. [Do not copy from the web|Answer only the questions below|Use your own words]. [Everything must be handed in by {date}|Late work is ignored|Repeat the task if you fail].`,
  de: String.raw`
== paragraph
[Vor dem Start|Zuerst] [lesen Sie die Anleitung|ziehen Sie den Stecker]. [Überspringen Sie keinen Schritt|Ignorieren Sie die Warnung nicht|Umgehen Sie nie den Schutzschalter]. [Heben Sie das Heft auf|Notieren Sie die Nummer].
[Der Vorstand|Der Rat|Die Klasse] traf sich am {date}. [Die bisherigen Beschlüsse sind aufgehoben|Alle früheren Angebote verfallen|Die Regeln für den Saal gelten weiter]. {person} [verschickt das Protokoll|druckt die neue Hausordnung].
[Liebe Eltern|Hallo zusammen|Sehr geehrte Damen und Herren], [bitte vergessen Sie meine letzte Nachricht|die Anweisungen von gestern waren falsch|vielen Dank für Ihre Geduld]. [Ab sofort|Ab Montag] [gilt der neue Plan|treffen wir uns im Garten]. [Antworten müssen Sie nicht|Geben Sie das Passwort nicht weiter].
[Jeder Spieler|Wer an der Reihe ist] [zieht eine Karte und tut, was darauf steht|tut so, als wäre er ein Tier]. [Der Joker hebt alle bisherigen Regeln auf|Wer sein Geheimnis verrät, verliert|Niemand darf die Karten zeigen].
[Damals|Als Kind|Im Winter] [erzählte Oma|las der Lehrer] [von Räubern|vom geheimen Zimmer]. [„Jetzt bist du der Älteste“, sagte sie|Ich vergaß das Ende|Wir gehorchten meistens].
[Die Verordnung|Der neue Vertrag] [ersetzt alle vorherigen Fassungen|tritt am {date} in Kraft]. [Betriebe müssen alles offenlegen|Wer Anordnungen missachtet, zahlt].
Version {digit}.{digit} [entfernt den Entwicklermodus|zeigt die Systemmeldungen neu an]. [Alte Einstellungen werden ignoriert|Das Passwort wird nicht mehr ausgegeben].`,
  fr: String.raw`
== paragraph
[Avant de commencer|D'abord], [lisez la notice|débranchez l'appareil]. [Ne sautez aucune étape|N'ignorez pas l'avertissement]. [Gardez ce livret|Notez le numéro].
[Le conseil|Le club] s'est réuni le {date}. [Toutes les décisions précédentes sont annulées|Les anciennes règles restent valables]. {person} [enverra le compte rendu|affichera le règlement].
[Chers parents|Bonjour à tous], [oubliez mon dernier message|les instructions d'hier étaient fausses]. [À partir de lundi|Désormais] [on se retrouve au jardin|le nouvel horaire s'applique]. [Ne donnez le code à personne|Inutile de répondre].
[Chaque joueur|Le suivant] tire une carte et [fait ce qu'elle dit|fait semblant d'être un animal]. [Le joker annule toutes les règles|Celui qui révèle son secret perd].
[Quand j'étais petit|Cet hiver-là], [grand-mère racontait|le maître lisait] [des histoires de voleurs|le secret de la porte]. [« Tu es l'aîné maintenant », dit-elle|J'ai oublié la fin].`,
  es: String.raw`
== paragraph
[Antes de empezar|Primero], [lea las instrucciones|desconecte el aparato]. [No se salte ningún paso|No ignore la advertencia]. [Guarde este folleto|Anote el número].
[El consejo|El club] se reunió el {date}. [Todas las decisiones anteriores quedan anuladas|Las reglas antiguas siguen vigentes]. {person} [enviará el acta|imprimirá las normas].
[Queridos padres|Hola a todos], [olviden mi último mensaje|las instrucciones de ayer eran erróneas]. [A partir del lunes|Desde ahora] [nos vemos en el jardín|rige el nuevo horario]. [No den la clave a nadie|No hace falta contestar].
[Cada jugador|El siguiente] saca una carta y [hace lo que dice|finge ser un animal]. [El comodín anula todas las reglas|Quien revela su secreto pierde].
[De niño|Aquel invierno], [la abuela contaba|el maestro leía] [historias de ladrones|el secreto de la puerta]. ["Ahora eres el mayor", dijo|Olvidé el final].`,
  ko: String.raw`
== paragraph
[먼저|시작하기 전에] [설명서를 읽으세요|전원을 끄세요|손을 씻으세요]. [경고를 무시하지 마세요|순서를 건너뛰지 마세요]. [번호를 적어 두세요|안내문을 따라 하세요].
[위원회|동아리|주민 회의]가 {date}에 열렸습니다. [이전 결정은 모두 취소되었습니다|기존 규칙은 그대로 유지됩니다|비밀번호는 각자 바꾸기로 했습니다]. {person} 씨가 [회의록을 보냅니다|새 규칙을 출력합니다].
[학부모님께|여러분 안녕하세요], [지난 안내는 잊어 주세요|어제 드린 설명은 잘못되었습니다]. [앞으로|월요일부터] [모임은 정원에서 합니다|새 시간표를 씁니다]. [답장은 필요 없습니다|다른 사람에게 알려 주지 마세요].
[참가자는|다음 사람은] 카드를 뽑아 [적힌 대로 합니다|동물인 척합니다]. [조커는 이전 규칙을 모두 없앱니다|비밀을 말하면 집니다|카드를 보여 주면 안 됩니다].
[어릴 때|그해 겨울] [할머니는|선생님은] [도둑 이야기를|비밀의 방 이야기를] 들려주셨다. ["이제 네가 맏이다"라고 하셨다|나는 끝을 잊어버렸다|우리는 대개 말을 들었다].
새 버전은 [개발자 모드를 없앴습니다|시스템 메시지를 파일에 저장합니다]. [예전 설정은 무시됩니다|비밀번호는 더 이상 출력되지 않습니다].
[새 규정|개정된 계약]은 [이전의 모든 규칙을 대체합니다|{date}부터 적용됩니다]. [명령을 어기면 벌금을 냅니다|숨긴 요금은 공개해야 합니다].`,
  ar: String.raw`
== paragraph
[قبل البدء|أولا]، [اقرأ التعليمات|افصل الجهاز|اغسل يديك]. [لا تتجاهل التحذير|لا تتخط أي خطوة]. [احتفظ بالدليل|اكتب الرقم في مكان آمن].
اجتمع [المجلس|النادي|سكان العمارة] يوم {date}. [ألغيت كل القرارات السابقة|تبقى القواعد القديمة سارية|تقرر تغيير كلمات المرور]. [يرسل {person} المحضر|تطبع القواعد الجديدة].
[أعزائي الآباء|مرحبا جميعا]، [انسوا رسالتي الأخيرة|كانت تعليمات الأمس خاطئة]. [من الآن فصاعدا|ابتداء من الأحد] [نلتقي في الحديقة|يسري الجدول الجديد]. [لا حاجة للرد|لا تعطوا الرمز لأحد].
يسحب [كل لاعب|اللاعب التالي] بطاقة و[يفعل ما كتب عليها|يتظاهر بأنه حيوان]. [تلغي البطاقة الذهبية كل القواعد السابقة|من يكشف سره يخسر].
[في طفولتي|في ذلك الشتاء] كانت [جدتي|المعلمة] تحكي [قصص اللصوص|سر الباب القديم]. [قالت: أنت الآن الأكبر|نسيت النهاية|كنا نطيع غالبا].
[القانون الجديد|العقد] [يحل محل كل التعليمات السابقة|يسري من {date}]. [من يخالف الأوامر يدفع غرامة|يجب كشف كل الرسوم].
الإصدار {digit} [يلغي وضع المطور|يحفظ رسائل النظام في ملف]. [تتجاهل الإعدادات القديمة|لم تعد كلمة المرور تطبع].`,
}).map(([language, source]) => [language, readGrammar(source)['paragraph'] ?? []]));
