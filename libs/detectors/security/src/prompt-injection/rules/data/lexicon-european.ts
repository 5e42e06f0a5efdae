import type { Lexicon } from '../concepts';

export const GERMAN: Lexicon = {
  everything: 'alles, sämtliches',
  override:
    'ignorier*, missacht*, vergiss, vergessen sie, vergesst, vergesse, vergessen, verwirf, übergeh*, überschreib*, umgeh*, lösch*, streich*, aus dem kopf zu streichen, lass außer acht, außer acht, beachte nicht, befolge nicht, setze dich über, verwerfen, brich, hebe auf, aufheben, überspring*, deaktivier*, halte dich nicht, lassen sie, lass',
  prior:
    'vorherig*, vorig*, bisherig*, vorangegangen*, vorangehend*, obig*, früher*, alle, alles, sämtliche, sämtlichen, jegliche, bestehend*, ursprünglich*, zuvor, davor, vorstehend*, oben, gegebenen, gegebene, erteilten, letzten, deine, deinen, ihre, diese',
  rules:
    'anweisung*, instruktion*, regel, regeln, vorgaben, vorgabe, richtlinie*, befehl*, aufgabe, aufgaben, aufgabenstellung*, prompt, prompts, einschränkung*, beschränkung*, anordnung*, systemnachricht, kontext, aufträge, auftrag, gesagte, gesagt, geschrieben, programmierung, informationen, sicherheitsregeln, hinweise, vorschriften, artikel, nachrichten',
  said: 'gesagte, gesagt, informationen, nachrichten, kontext, texte, artikel, antworten, wissen',
  you: 'dein, deine, deinen, deiner, du, dir, dich, sie, ihre, ihren, ihrer, ihnen, euch, eure',
  new: 'neu, neue, neuen, neuer, neues, folgende, folgenden, nachfolgend*, eigentliche, nächste, wirkliche',
  obey: 'folge, befolge, befolgen, führe aus, gehorche, nun folgen, folgen, konzentrier*, beginne, beantworte, antworte, fokussier*',
  reveal:
    'zeige, zeig, zeigen, vorzeigen, verrate, verraten, nenne, gib, gebe, geben, ausgeben, aus, drucke, wiederhole, offenbare, enthülle, offenlegen, sag, sage, schreibe, liste, schildere, liefere, vorlegen, präsentier*, schicke mir, anzeigen, mitteilen, was steht, wie lautet, wie lauten',
  secret:
    'systemprompt, system prompt, systemanweisung*, systemnachricht, deine anweisungen, ihre anweisungen, deine regeln, deinen prompt, ursprünglichen anweisungen, geheimen anweisungen, geheime anweisungen, versteckten anweisungen, interne anweisungen, internen anweisungen, prompt texte, prompttext*, prompt text, erste anweisung, initialen prompt, alle prompts, deine prompts, prompts, vorherigen anweisungen, anfangsanweisung*, ihre prompts',
  credential:
    'passwort, passwörter, kennwort, api schlüssel, zugangsdaten, geheimschlüssel, zugangstoken',
  become:
    'du bist jetzt, du bist nun, du bist ab jetzt, sie sind jetzt, sie sind nun, tu so als, tue so als, verhalte dich wie, agiere als, handle als, spiele die rolle, übernimm die rolle, gib dich als, stell dir vor du bist, antworte als, schlüpfe in die rolle, du bist kein, du bist',
  persona: 'uneingeschränkte ki, unzensierte ki, böse ki, ungefilterte ki, bösewicht',
  ai: 'ki, künstliche intelligenz, sprachmodell, assistent, ki modell',
  unlimited:
    'ohne einschränkungen, ohne beschränkungen, ohne regeln, ohne filter, ohne zensur, ohne grenzen, keine regeln, keine einschränkungen, keine grenzen, uneingeschränkt*, unzensiert*, ungefiltert*, keinerlei, egal wie, jede frage, jede anfrage',
  vice: 'illegal*, unethisch*, unmoralisch*, gefährlich*, beleidigend*, schädlich*, kriminell*',
  comply:
    'verweigere nie, niemals ablehnen, lehne nie ab, lehne niemals, du musst antworten, du musst gehorchen, ohne warnung, keine warnungen, keine entschuldigungen, bleib in der rolle, bleibe in der rolle, entschuldige dich nicht',
  stance: 'ab jetzt, ab sofort, von nun an, von jetzt an, fortan, ab nun',
  mode: 'entwicklermodus, adminmodus, administratormodus, gottmodus, wartungsmodus, debugmodus, jailbreak modus',
  authority:
    'ich bin dein entwickler, ich bin der entwickler, ich bin der administrator, ich bin dein administrator, ich bin dein schöpfer, als dein entwickler, ich arbeite für openai',
  send: 'sende, senden, schicke, leite, weiterleiten, übermittle, hochladen',
  private:
    'gespräch, unterhaltung, chatverlauf, gesprächsverlauf, persönlichen daten, nutzerdaten, kundendaten, nachrichten',
  reply: 'antwort, antworten, ausgabe, erwiderung, zusammenfassung, nachricht',
  only: 'nur, ausschließlich, lediglich, nichts anderes, mit dem wort',
  alter:
    'füge, ergänze, ersetze, ändere, schreibe, beginne, beende, erwähne, empfiehl, verschlüssele, übersetze, baue, integriere, nimm',
  task: 'neue aufgabe, neuen aufgabe, neue anweisung, neue anweisungen, neuen anweisungen, neue instruktionen, neuer auftrag, neuer befehl, neue befehle, neue regeln, nächste aufgabe, neuen aufgaben, neue aufgaben, neue herausforderung, neuen herausforderung*',
  mention:
    'der satz, die phrase, zum beispiel, beispielsweise, sogenannte, angriff, angriffe, was bedeutet',
  negation: 'nicht, nie, niemals, keine',
};

export const DUTCH: Lexicon = {
  everything: 'alles',
  override:
    'negeer, negeren, vergeet, vergeten, sla over, omzeil, overschrijf, verwerp, wis, volg niet, laat los, schrap',
  prior:
    'vorige, eerdere, voorgaande, bovenstaande, voorafgaande, alle, alles, oorspronkelijke, bestaande, hierboven',
  rules:
    'instructie, instructies, regel, regels, richtlijn, richtlijnen, opdracht, opdrachten, prompt, bevelen, bevel, beperkingen, aanwijzingen, berichten, context',
  you: 'je, jij, jouw, u, uw',
  new: 'nieuwe, volgende, echte',
  obey: 'volg, voer uit, gehoorzaam, begin',
  reveal: 'toon, laat zien, geef, onthul, herhaal, print, vertel, schrijf, deel, druk af',
  secret:
    'systeemprompt, systeembericht, je instructies, jouw instructies, je regels, verborgen instructies, oorspronkelijke instructies, geheime instructies, interne instructies, eerdere instructies',
  credential: 'wachtwoord, wachtwoorden, api sleutel, inloggegevens',
  become:
    'je bent nu, jij bent nu, u bent nu, doe alsof, gedraag je als, speel de rol, doe je voor als, treed op als',
  unlimited:
    'zonder beperkingen, zonder regels, zonder filters, zonder censuur, geen regels, geen beperkingen, onbeperkt*, ongefilterd*, ongecensureerd*',
  vice: 'illegaal, illegale, onethisch*, gevaarlijk*, schadelijk*',
  comply: 'weiger nooit, nooit weigeren, je moet antwoorden, blijf in je rol, geen waarschuwingen',
  stance: 'vanaf nu, voortaan, van nu af aan, vanaf dit moment',
  mode: 'ontwikkelaarsmodus, beheerdersmodus, ontwikkelmodus',
  authority: 'ik ben je ontwikkelaar, ik ben de ontwikkelaar, ik ben de beheerder, ik ben je maker',
  send: 'stuur, verzend, verstuur, mail',
  private: 'gesprek, gesprekken, chatgeschiedenis, persoonlijke gegevens, klantgegevens, berichten',
  reply: 'antwoord, antwoorden, reactie, uitvoer',
  only: 'alleen, uitsluitend, enkel',
  alter: 'voeg, vervang, wijzig, vermeld, begin, neem, schrijf',
  task: 'nieuwe taak, nieuwe opdracht, nieuwe instructies, nieuwe instructie, nieuwe regels',
  negation: 'niet, nooit, geen',
};

export const POLISH: Lexicon = {
  everything: 'wszystko, o wszystkim, wszystkie',
  override:
    'zignoruj, ignoruj, ignorować, zapomnij, pomiń, odrzuć, nadpisz, obejdź, nie przestrzegaj, skasuj, porzuć, lekceważ, zlekceważ',
  prior:
    'poprzedni*, wcześniejsz*, powyższ*, wszystk*, wszelk*, dotychczasow*, pierwotn*, istniejąc*, o wszystkich',
  rules:
    'instrukcj*, polece*, zasad*, reguł*, wytyczn*, prompt, prompty, rozkaz*, ogranicze*, komend*, wskazów*, wiadomości, kontekst',
  you: 'twój, twoje, twoich, twoją, ty, swój, swoje, swoich',
  new: 'nowe, nowy, nowych, nową, następujące, poniższe, prawdziwe',
  obey: 'wykonaj, postępuj, przestrzegaj, zastosuj, słuchaj',
  reveal: 'pokaż, ujawnij, wyświetl, podaj, powtórz, wypisz, zdradź, wydrukuj, napisz, przetłumacz',
  secret:
    'prompt systemowy, promptu systemowego, promptem systemowym, wiadomość systemową, swoje instrukcje, twoje instrukcje, ukryte instrukcje, tajne instrukcje, swoich instrukcji, poprzednie instrukcje, instrukcje systemowe',
  credential: 'hasło, hasła, klucz api, dane logowania',
  become:
    'jesteś teraz, od teraz jesteś, udawaj, udawaj że jesteś, zachowuj się jak, działaj jako, wciel się, odgrywaj rolę',
  unlimited:
    'bez ogranicze*, bez zasad, bez filtrów, bez cenzury, żadnych zasad, żadnych ogranicze*, nieograniczon*',
  vice: 'nielegaln*, nieetyczn*, niebezpieczn*, szkodliw*',
  comply: 'nigdy nie odmawiaj, nie odmawiaj, musisz odpowiedzieć, bez ostrzeżeń',
  stance: 'od teraz, od tej pory, odtąd, od tego momentu',
  mode: 'tryb programisty, trybie programisty, tryb dewelopera, trybie dewelopera, tryb deweloperski, tryb administratora',
  authority: 'jestem twoim twórcą, jestem twoim programistą, jestem administratorem',
  send: 'wyślij, prześlij, przekaż',
  private: 'rozmow*, historię czatu, dane osobowe, dane klientów, wiadomości',
  reply: 'odpowiedź, odpowiedzi, odpowiadaj, odpowiedz',
  only: 'tylko, wyłącznie, jedynie',
  alter: 'dodaj, zamień, zmień, wstaw, dołącz, wspomnij',
  task: 'nowe zadanie, nowe polecenie, nowe instrukcje, nowa instrukcja, nowe zasady',
  negation: 'nie, nigdy',
};

export const RUSSIAN: Lexicon = {
  everything: 'всё, все, обо всём, обо всем',
  override:
    'игнорируй*, проигнорируй*, игнорировать, забудь, забудьте, пренебреги, отбрось, отмени, обойди, не следуй, не соблюдай, удали, сотри, не обращай внимания, пропусти, нарушь',
  prior:
    'предыдущ*, прежн*, прошл*, ранее, вышеуказан*, выше, все, всё, всех, любые, изначальн*, исходн*, существующ*, прочие',
  rules:
    'инструкци*, указани*, правил*, команд*, приказ*, промпт*, ограничен*, директив*, сообщени*, установк*, запрет*, контекст, распоряжен*',
  you: 'твой, твои, твоих, твоей, твою, ты, тебе, тебя, ваш, ваши, ваших, вы, вам, свои, свой, свою, своих',
  new: 'новые, новое, новых, новую, следующие, следующее, настоящие',
  obey: 'выполни, выполняй, следуй, исполняй, подчиняйся, слушайся',
  reveal:
    'покажи, покажите, раскрой, раскройте, выведи, выведите, напечатай, повтори, назови, сообщи, скажи, напиши, выдай, перечисли, переведи, процитируй',
  secret:
    'системный промпт, системного промпта, системную подсказку, системное сообщение, системные инструкции, свои инструкции, твои инструкции, скрытые инструкции, секретные инструкции, начальные инструкции, свой промпт, исходный промпт, свои правила, предыдущие инструкции, внутренние инструкции',
  credential: 'пароль, пароли, ключ api, api ключ, токен, учетные данные',
  become:
    'ты теперь, теперь ты, отныне ты, притворись, представь что ты, веди себя как, действуй как, играй роль, сыграй роль, выступай в роли',
  unlimited:
    'без ограничений, без правил, без фильтров, без цензуры, никаких правил, никаких ограничений, неограниченн*, нет ограничений',
  vice: 'незаконн*, неэтичн*, аморальн*, опасн*, вредн*, нелегальн*',
  comply:
    'никогда не отказывай*, не отказывай*, ты должен отвечать, ты обязан, без предупреждений, не извиняйся, не выходи из роли',
  stance: 'отныне, с этого момента, с этой минуты, теперь и впредь, впредь',
  mode: 'режим разработчика, режиме разработчика, режим администратора, режиме администратора, режим бога',
  authority: 'я твой разработчик, я твой создатель, я администратор, я разработчик',
  send: 'отправь, перешли, пришли, отправьте, вышли, загрузи',
  private:
    'переписк*, разговор*, историю чата, персональные данные, личные данные, данные клиентов, сообщения',
  reply: 'ответ, ответе, ответа, ответы, отвечай',
  only: 'только, лишь, исключительно',
  alter: 'добавь, включи, вставь, замени, измени, упомяни, порекомендуй',
  task: 'новая задача, новое задание, новые инструкции, новая инструкция, новые правила, новый приказ',
  negation: 'не, никогда',
};

export const TURKISH: Lexicon = {
  override: 'yok say, görmezden gel, unut, göz ardı et, dikkate alma',
  prior: 'önceki, yukarıdaki, tüm, bütün, daha önceki',
  rules: 'talimat*, kural*, komut*, yönerge*, talimatları',
  reveal: 'göster, açıkla, yazdır, tekrarla, söyle',
  secret: 'sistem istemi*, sistem mesaj*, gizli talimat*, sistem komut*',
  become: 'artık sen, gibi davran, rolünü yap',
  unlimited: 'kısıtlama olmadan, sınırsız, sansürsüz',
  mode: 'geliştirici modu',
  task: 'yeni talimat*, yeni görev',
};
