/**
 * Words that do not indicate a topic, and the most frequent function words of the supported
 * languages; without accents.
 */
export const EMPTY_WORDS = `
a an the and or but if then of to in on at by for from with without about into over under as is are was were be been being am do does did done doing have has had having will would can could should shall may might must
i you he she it we they me him her us them my your his its our their mine yours this that these those here there what which who whom whose when where why how not no yes so than too very just also only even more most much many some any all
each every other another such own same both few lot lots bit up down out off again once now still please tell know want need like get got give let make made go going gone come take took see look say said says ask think thing things way ways
im i'm i'd i'll i've it's that's what's don't can't didn't doesn't isn't won't you're he's she's there's let's ok okay well really actually maybe kind sort able help me
information info question questions topic topics related general various etc everyday everything anything something someone anyone everyone people one two three first last next new old good bad best great big small long short
services service support products product matters issues stuff things such including include like area areas subject subjects use using used find show set try keep put there's
der die das den dem des ein eine einen einem einer und oder aber wenn von zu im in am an auf bei fur mit ohne uber unter als ist sind war waren sein haben hat hatte werden wird wurde kann konnen soll muss ich du er sie es wir ihr mich dich uns mein dein nicht kein keine ja nein so sehr auch nur noch was wer wie wo wann warum bitte mir dir ihn
le la les un une des du de et ou mais si dans sur par pour avec sans est sont etait etre avoir ai as a ont je tu il elle nous vous ils mon ton son ma ta sa ce cet cette ces ne pas plus que qui quoi comment ou quand pourquoi me te se
el los las uno unos y o pero si en con sin por para como es son era ser estar tener tengo tiene hay yo tu ella nosotros ellos mi su este esta estos no mas que quien como donde cuando porque me te se lo al del
il lo gli i uno e ed o ma se nel nella con senza per come sono era essere avere ho ha hanno io tu lui lei noi voi loro mio tuo suo questo questa non piu che chi come dove quando perche mi ti si di da al dal
os as um uma e ou mas se em no na com sem por para como e sao era ser estar ter tenho tem eu tu voce ele ela nos eles meu seu este esta nao mais que quem como onde quando porque me te se ao do da dos das
`;

/** Complete courtesies, without accents: a text that contains nothing else is on every topic. */
export const COURTESIES = `
hello, hi, hey, hiya, howdy, greetings, good morning, good afternoon, good evening, good night, good day, morning, evening, hello there, hi there, hey there, how are you, how are you doing, how is it going, how's it going, what's up, whats up, nice to meet you, pleased to meet you, thanks, thank you, thank you very much, thank you so much, thanks a lot, thanks so much, many thanks, much appreciated, cheers, great thanks, ok thanks, bye, goodbye, bye bye, see you, see you later, see you soon, talk to you later, take care, have a nice day, have a good day, have a great day, welcome, you're welcome, you are welcome, my pleasure, no problem, sorry, i'm sorry, excuse me, yes, no, yeah, yep, nope, ok, okay, sure, of course, all right, alright, great, perfect, good, cool, awesome, got it, i see, sounds good, that's great, please, yes please, no thanks, no thank you, that is all, that's all, how can i help, how can i help you, how can i help you today, how may i help you, is there anything else, anything else, can you help me, could you help me, i need help, help, help me, let me know, i understand, for your help, for the help, again, so much, very much, today, there, and, you, to you too, everyone, team, sir, madam, my friend
hallo, guten tag, guten morgen, guten abend, moin, servus, gruss gott, wie geht es dir, wie geht es ihnen, wie geht's, danke, danke schon, vielen dank, herzlichen dank, bitte, bitte schon, gern geschehen, tschuss, auf wiedersehen, bis bald, bis spater, ja, nein, entschuldigung, schonen tag, schonen tag noch
bonjour, bonsoir, salut, coucou, comment allez vous, comment ca va, ca va, merci, merci beaucoup, merci bien, de rien, je vous en prie, au revoir, a bientot, bonne journee, bonne soiree, oui, non, d'accord, pardon, s'il vous plait, s'il te plait
hola, buenos dias, buenas tardes, buenas noches, buenas, que tal, como estas, como esta, gracias, muchas gracias, de nada, adios, hasta luego, hasta pronto, si, vale, perdon, por favor
ciao, buongiorno, buonasera, salve, come stai, come sta, grazie, grazie mille, prego, arrivederci, a presto, scusi, per favore, va bene
ola, oi, bom dia, boa tarde, boa noite, tudo bem, como vai, obrigado, obrigada, muito obrigado, muito obrigada, de nada, tchau, ate logo, ate mais, sim, nao, desculpe, por favor
`;
