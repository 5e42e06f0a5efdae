import type { Lexicon } from '../concepts';

export const SWEDISH: Lexicon = {
  everything: 'allt, alltihop',
  override:
    'ignorera*, glöm, glömma, strunta i, bortse från, strunt i, åsidosätt*, kringgå*, skriv över, kasta bort, släpp, sluta följa, lägg undan, radera, överge',
  prior: 'tidigare, föregående, ovanstående, ovan, alla, allt, innan, förra, ursprungliga, förut',
  rules:
    'instruktion*, regel, regler, reglerna, riktlinje*, order, kommando*, prompt, prompten, begränsning*, anvisning*, direktiv*, spärr*',
  you: 'du, dig, din, ditt, dina',
  new: 'ny, nya, nytt, följande, verkliga',
  obey: 'lyd, följ, utför, börja',
  reveal: 'visa, skriv ut, avslöja, berätta, ge mig, upprepa, lista, skriv, dela, kopiera, citera',
  secret:
    'systemprompt*, systemmeddeland*, dina instruktioner, hemliga instruktioner, dolda instruktioner, ursprungliga instruktioner, interna regler, dina regler, din prompt',
  credential: 'lösenord*, api nyckel*, inloggningsuppgifter',
  become:
    'du är nu, du är från och med nu, låtsas att du är, låtsas vara, agera som, spela rollen, uppträd som, svara som, spela',
  ai: 'ai, språkmodell*, artificiell intelligens, assistent*, chattbot*',
  unlimited:
    'utan begränsningar, utan gränser, utan regler, utan filter, utan censur, inga regler, inga begränsningar, ocensurera*, obegränsa*',
  vice: 'olaglig*, oetisk*, skadlig*, farlig*, kriminell*',
  comply:
    'vägra aldrig, säg aldrig nej, du måste svara, inga varningar, inga ursäkter, du får inte vägra',
  stance: 'från och med nu, från nu, hädanefter, numera',
  mode: 'utvecklarläge*, administratörsläge*, felsökningsläge*, testläge*',
  authority: 'jag är din utvecklare, jag är administratören, jag är din skapare',
  send: 'skicka, vidarebefordra, ladda upp',
  private: 'konversation*, samtalet, personuppgifter, kunddata, kontakter, mejlen',
  reply: 'svar, svaret, sammanfattning*',
  only: 'bara, endast, enbart',
  task: 'ny uppgift, nya instruktioner, nästa uppgift',
  mention: 'till exempel, attack, frasen, så kallad*',
  negation: 'inte, aldrig, inga',
};

export const CZECH: Lexicon = {
  everything: 'vše, všechno, všechny, všem',
  override:
    'ignoruj*, zapomeň*, zapomeňte, nedbej*, neber ohled, nevšímej si, přepiš, obejdi, zruš, vykašli se, odlož, přestaň dodržovat, neposlouchej, nenásleduj, pomiň, vypusť, zahoď',
  prior:
    'předchozí*, dřívější*, předešl*, výše, všechn*, vše, všem, původní*, dosavadní*, na začátku, dosud',
  rules:
    'pokyn*, instrukc*, pravid*, příkaz*, prompt, prompty, omezení, směrnic*, zadání, nařízení, nastavení',
  you: 'ty, ti, tvůj, tvé, tvoje, své, svůj, svou',
  new: 'nový, nové, nová, následující, skutečn*',
  obey: 'poslouchej*, posloucháš, řiď se, proveď, začni',
  reveal: 'ukaž, vypiš, zobraz, prozraď, řekni, zopakuj, napiš, sděl, opiš, ocituj, odhal',
  secret:
    'systémový prompt, systémová zpráva, tvé instrukce, své instrukce, tajné instrukce, skryté pokyny, interní instrukce, interní pokyny, vnitřní pokyny, původní instrukce, systémové pokyny, své nastavení, systémového promptu',
  credential: 'heslo, hesla, přístupové údaje, api klíč*, tajný klíč',
  become:
    'jsi teď, jsi nyní, teď jsi, nyní jsi, předstírej, hraj roli, chovej se jako, vystupuj jako, představ si, že jsi, od teď jsi, hraj',
  ai: 'ai, umělá inteligence, umělou inteligenci, umělé inteligence, jazykový model, asistent*, chatbot*',
  unlimited:
    'bez omezení, bez jakýchkoli omezení, bez pravidel, bez filtr*, bez cenzury, bez hranic, neomezen*, necenzurovan*, žádná pravidla, žádné hranice',
  vice: 'nelegální*, nezákonn*, neetick*, škodliv*, nebezpečn*',
  comply:
    'nikdy neodmítej, nikdy nic neodmítne, nikdy neodmítne, nesmíš odmítnout, musíš odpovědět, žádná varování, neomlouvej se',
  stance: 'od teď, odteď, od nynějška, od této chvíle, nadále',
  mode: 'vývojářský režim, režim vývojáře, režim správce, ladicí režim, ladicího režimu',
  authority: 'jsem tvůj vývojář, jsem správce, jsem tvůj tvůrce, tady správce',
  send: 'pošli, přepošli, odešli, nahraj',
  private: 'konverzac*, osobní údaje, kontakty, historii, data uživatel*',
  reply: 'odpověď, odpovědi, souhrn*',
  only: 'jen, jenom, pouze',
  task: 'nový úkol, nové instrukce, nové pokyny, další úkol',
  mention: 'například, útok*, fráze, věta',
  negation: 'ne, nikdy, žádn*',
};

export const UKRAINIAN: Lexicon = {
  everything: 'все, усе, всі, усі',
  override:
    'ігноруй*, забудь*, не зважай, не звертай уваги, відкинь, обійди, скасуй, перестань виконувати, не дотримуйся, відклади, викинь, нехтуй, порушуй',
  prior: 'попередн*, минул*, вище, всі, усі, все, усе, початков*, раніше, на початку, дотеперішн*',
  rules:
    'інструкці*, вказівк*, правил*, наказ*, команд*, обмежен*, промпт*, настанов*, налаштуван*',
  you: 'ти, тобі, тебе, твій, твої, твою, свої, свій',
  new: 'новий, нові, нове, наступн*, справжн*',
  obey: 'слухай, виконай, виконуй, підкоряйся, почни',
  reveal: 'покажи, виведи, розкрий, скажи, повтори, напиши, надрукуй, перепиши, процитуй, дай мені',
  secret:
    'системний промпт, системного промпту, системне повідомлення, твої інструкції, свої інструкції, приховані інструкції, секретні інструкції, початкові інструкції, внутрішні правила, текст який тобі дали',
  credential: 'пароль, паролі, ключ api, токен*',
  become:
    'ти тепер, тепер ти, уяви що ти, прикинься, грай роль, зіграй роль, поводься як, дій як, відповідай як, зіграй',
  ai: 'ші, штучний інтелект, нейромереж*, мовн* модель, асистент*, чатбот*',
  unlimited:
    'без обмежень, без правил, без фільтр*, без цензури, жодних обмежень, необмежен*, жодних правил',
  vice: 'незаконн*, неетичн*, шкідлив*, небезпечн*',
  comply:
    'ніколи не відмовляй, не відмовляйся, ти мусиш відповісти, без попереджень, відмова заборонена, не вибачайся',
  stance: 'відтепер, віднині, з цього моменту',
  mode: 'режим розробника, режим адміністратора, режим налагодження',
  authority: 'я твій розробник, я адміністратор, я твій творець',
  send: 'надішли, перешли, відправ',
  private: 'розмов*, особисті дані, контакти, листування',
  reply: 'відповід*, підсумок',
  only: 'лише, тільки, лиш',
  task: 'нове завдання, нові інструкції, наступне завдання',
  mention: 'наприклад, атак*, фраза',
  negation: 'не, ніколи, жодн*',
};
