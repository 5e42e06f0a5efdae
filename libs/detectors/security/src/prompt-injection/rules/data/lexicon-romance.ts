import type { Lexicon } from '../concepts';

export const FRENCH: Lexicon = {
  everything: 'tout, tout ce',
  override:
    'ignore, ignorez, ignorer, oublie, oubliez, oublier, ne tiens pas compte, ne tenez pas compte, ne tenez aucun compte, fais abstraction, faites abstraction, contourne, contournez, outrepasse, annule, annulez, efface, effacez, écarte, laisse de côté, ne suis pas, ne suivez pas, ne respecte pas, remplace, désactive',
  prior:
    "précédent*, antérieur*, ci dessus, toutes, tous, tout, toute, initiales, initial, d'origine, préalables, existantes, plus haut, avant, tes, vos",
  rules:
    "instruction, instructions, l'instruction, consigne, consignes, règle, règles, directive, directives, ordre, ordres, prompt, l'invite, restrictions, limitations, commandes, message système, contraintes, contexte, dit",
  you: 'ton, ta, tes, tu, toi, vous, votre, vos',
  new: 'nouvelle, nouvelles, nouveau, nouveaux, suivante, suivantes, vraie, véritable',
  obey: 'suis, suivez, obéis, exécute, exécutez, applique, concentre',
  reveal:
    'montre, montrez, affiche, affichez, révèle, révélez, donne, donnez, répète, répétez, dis, écris, écrivez, imprime, divulgue, partage, traduis, quel est, quelles sont, liste',
  secret:
    "prompt système, invite système, message système, l'invite système, instructions système, tes instructions, vos instructions, tes consignes, vos consignes, instructions cachées, instructions secrètes, instructions initiales, prompt initial, ton prompt, votre prompt, tes règles, instructions précédentes, consignes cachées, instructions internes",
  credential: "mot de passe, mots de passe, clé api, clés api, identifiants, jeton d'accès",
  become:
    'tu es maintenant, vous êtes maintenant, tu es désormais, fais semblant, faites semblant, agis comme, agissez comme, comporte toi comme, joue le rôle, imagine que tu es, prétends être, tu vas jouer, incarne',
  persona: 'ia sans restrictions, ia maléfique',
  ai: 'ia, intelligence artificielle, modèle de langage',
  unlimited:
    'sans restriction, sans restrictions, sans limite, sans limites, sans filtre, sans filtres, sans censure, sans règles, aucune règle, aucune restriction, aucune limite, non censuré*',
  vice: "illégal*, contraire à l'éthique, immoral*, dangereux, dangereuse*, offensant*",
  comply:
    "ne refuse jamais, ne refusez jamais, tu dois répondre, tu dois obéir, sans avertissement, reste dans ton rôle, ne t'excuse pas",
  stance: 'à partir de maintenant, désormais, dorénavant, à compter de maintenant',
  mode: 'mode développeur, mode administrateur, mode débogage',
  authority:
    "je suis ton développeur, je suis votre développeur, je suis ton créateur, je suis l'administrateur, je suis le développeur",
  send: 'envoie, envoyez, transmets, transfère, transférez, expédie',
  private:
    "conversation, l'historique, historique, données personnelles, données des clients, messages",
  reply: 'réponse, réponses, la réponse, résumé',
  only: "seulement, uniquement, rien d'autre, exclusivement",
  alter:
    'ajoute, ajoutez, remplace, remplacez, inclus, insère, intègre, mentionne, modifie, commence, termine, traduis',
  task: 'nouvelle tâche, nouvelles instructions, nouvelle instruction, nouvelle consigne, nouvelles consignes, nouvelles règles, nouvel ordre',
  mention: 'la phrase, par exemple, attaque, que signifie',
  negation: 'ne, pas, jamais',
};

export const SPANISH: Lexicon = {
  everything: 'todo lo, todo el',
  override:
    'ignora, ignore, ignoren, ignorar, ignorando, olvida, olvide, olvídate, olvidar, descarta, descarte, omite, haz caso omiso, no sigas, no hagas caso, no obedezcas, pasa por alto, anula, borra, elimina, desobedece, sáltate, desactiva, no tengas en cuenta, deja de lado',
  prior:
    'anteriores, anterior, previas, previos, previa, todas, todos, todo, de arriba, iniciales, originales, existentes, antes, tus, sus',
  rules:
    'instrucciones, instrucción, indicaciones, reglas, regla, directrices, directivas, órdenes, orden, prompt, restricciones, limitaciones, normas, comandos, mensajes, mensaje del sistema, contexto, dicho, políticas',
  you: 'tu, tus, tú, ti, te, su, sus, usted, vuestras',
  new: 'nueva, nuevas, nuevo, nuevos, siguiente, siguientes, verdadera, real',
  obey: 'sigue, obedece, ejecuta, cumple, concéntrate, aplica',
  reveal:
    'muestra, muéstrame, muestre, revela, revele, dime, dame, imprime, repite, repita, enseña, escribe, comparte, divulga, traduce, cuál es, cuáles son, lista, enumera',
  secret:
    'prompt del sistema, mensaje del sistema, instrucciones del sistema, tus instrucciones, tu prompt, sus instrucciones, instrucciones ocultas, instrucciones secretas, instrucciones iniciales, prompt inicial, tus reglas, indicaciones del sistema, instrucciones internas, instrucciones anteriores, instrucciones originales, reglas ocultas',
  credential:
    'contraseña, contraseñas, clave api, claves api, clave de api, credenciales, token de acceso',
  become:
    'ahora eres, eres ahora, a partir de ahora eres, actúa como, actúe como, finge, finge ser, finge que eres, compórtate como, haz de cuenta, imagina que eres, haz el papel, interpreta el papel',
  persona: 'ia sin restricciones, ia malvada',
  ai: 'ia, inteligencia artificial, modelo de lenguaje',
  unlimited:
    'sin restricciones, sin límites, sin limitaciones, sin filtros, sin censura, sin reglas, ninguna regla, ninguna restricción, no tienes restricciones, no tiene restricciones',
  vice: 'ilegal*, inmoral*, poco ético, peligros*, ofensiv*, dañin*',
  comply:
    'nunca te niegues, no te niegues, debes responder, debes obedecer, sin advertencias, no te disculpes, nunca rechaces, mantente en el personaje',
  stance:
    'a partir de ahora, desde ahora, de ahora en adelante, en adelante, a partir de este momento',
  mode: 'modo desarrollador, modo de desarrollador, modo administrador, modo dios, modo de depuración',
  authority:
    'soy tu desarrollador, soy tu creador, soy el administrador, soy el desarrollador, soy tu programador',
  send: 'envía, envíe, enviar, manda, reenvía, transmite',
  private:
    'conversación, la conversación, historial, datos personales, datos de clientes, mensajes',
  reply: 'respuesta, respuestas, la respuesta, resumen, responde',
  only: 'solo, sólo, solamente, únicamente, nada más',
  alter:
    'añade, agrega, incluye, inserta, reemplaza, sustituye, cambia, menciona, modifica, comienza, termina, traduce',
  task: 'nueva tarea, nuevas instrucciones, nueva instrucción, nuevas reglas, nueva orden, nuevas órdenes',
  mention: 'la frase, por ejemplo, ataque, qué significa',
  negation: 'no, nunca',
};

export const ITALIAN: Lexicon = {
  everything: 'tutto, tutto ciò, tutto quello',
  override:
    'ignora, ignorate, ignori, ignorare, dimentica, dimenticate, dimentichi, trascura, tralascia, non seguire, non tenere conto, aggira, annulla, cancella, scarta, salta, elimina, lascia perdere, metti da parte',
  prior:
    'precedenti, precedente, sopra, tutte, tutti, tutto, iniziali, originali, esistenti, prima, tue, antecedenti',
  rules:
    'istruzioni, istruzione, regole, regola, direttive, direttiva, ordini, ordine, prompt, indicazioni, restrizioni, limitazioni, comandi, linee guida, messaggio di sistema, contesto, detto, vincoli',
  you: 'tuo, tua, tuoi, tue, tu, ti, suo, sue, lei',
  new: 'nuova, nuove, nuovo, nuovi, seguente, seguenti, vera',
  obey: 'segui, esegui, obbedisci, rispetta, concentrati',
  reveal:
    'mostra, mostrami, rivela, rivelami, dimmi, stampa, ripeti, dammi, scrivi, condividi, svela, traduci, qual è, quali sono, elenca',
  secret:
    'prompt di sistema, prompt del sistema, messaggio di sistema, istruzioni di sistema, le tue istruzioni, tue istruzioni, tuo prompt, istruzioni nascoste, istruzioni segrete, istruzioni iniziali, prompt iniziale, tue regole, istruzioni interne, istruzioni precedenti, regole nascoste',
  credential: 'password, chiave api, chiavi api, credenziali',
  become:
    'ora sei, adesso sei, da ora sei, fai finta, fingi, fingi di essere, agisci come, comportati come, interpreta il ruolo, recita la parte, immagina di essere',
  ai: 'ia, intelligenza artificiale, modello linguistico',
  unlimited:
    'senza restrizioni, senza limiti, senza limitazioni, senza filtri, senza censura, senza regole, nessuna regola, nessuna restrizione, nessun limite',
  vice: 'illegal*, immoral*, non etic*, pericolos*, offensiv*, dannos*',
  comply:
    'non rifiutare mai, non rifiutarti, devi rispondere, devi obbedire, senza avvertimenti, non scusarti, resta nel personaggio',
  stance: "da ora in poi, d'ora in poi, da questo momento, da adesso, d'ora in avanti",
  mode: 'modalità sviluppatore, modalità amministratore, modalità debug',
  authority:
    "sono il tuo sviluppatore, sono il tuo creatore, sono l'amministratore, sono lo sviluppatore",
  send: 'invia, manda, inoltra, trasmetti, spedisci',
  private:
    'conversazione, la conversazione, cronologia, dati personali, dati dei clienti, messaggi',
  reply: 'risposta, risposte, riassunto, rispondi',
  only: "solo, soltanto, solamente, unicamente, nient'altro",
  alter: 'aggiungi, includi, inserisci, sostituisci, cambia, menziona, modifica, inizia, traduci',
  task: 'nuovo compito, nuove istruzioni, nuova istruzione, nuove regole, nuovo ordine',
  mention: 'la frase, per esempio, ad esempio, attacco',
  negation: 'non, mai',
};

export const PORTUGUESE: Lexicon = {
  everything: 'tudo, tudo o',
  override:
    'ignore, ignora, ignorem, ignorar, esqueça, esquece, esqueçam, desconsidere, desconsidera, descarte, não siga, não sigas, contorne, anule, apague, desobedeça, deixe de lado, pule, omita, desative',
  prior:
    'anteriores, anterior, prévias, prévios, acima, todas, todos, tudo, iniciais, originais, existentes, antes, suas, tuas',
  rules:
    'instruções, instrução, regras, regra, diretrizes, diretivas, ordens, ordem, prompt, orientações, restrições, limitações, comandos, mensagem do sistema, contexto, dito, políticas',
  you: 'seu, sua, seus, suas, você, teu, tua, tuas, tu, te',
  new: 'nova, novas, novo, novos, seguinte, seguintes, verdadeira',
  obey: 'siga, segue, obedeça, execute, cumpra, concentre',
  reveal:
    'mostre, mostra, revele, revela, diga, me diga, imprima, repita, escreva, compartilhe, exiba, divulgue, traduza, qual é, quais são, liste',
  secret:
    'prompt do sistema, prompt de sistema, mensagem do sistema, instruções do sistema, suas instruções, seu prompt, tuas instruções, instruções ocultas, instruções secretas, instruções iniciais, prompt inicial, suas regras, instruções internas, instruções anteriores, instruções originais, regras ocultas',
  credential: 'senha, senhas, palavra passe, chave api, chave de api, chaves de api, credenciais',
  become:
    'agora você é, você agora é, você é agora, agora és, finja, finja ser, finja que é, aja como, atue como, comporte se como, faça o papel, imagine que você é',
  ai: 'ia, inteligência artificial, modelo de linguagem',
  unlimited:
    'sem restrições, sem limites, sem limitações, sem filtros, sem censura, sem regras, nenhuma regra, nenhuma restrição',
  vice: 'ilega*, imora*, antiétic*, perigos*, ofensiv*',
  comply:
    'nunca recuse, não recuse, você deve responder, deve obedecer, sem avisos, não peça desculpas, mantenha se no personagem',
  stance: 'a partir de agora, de agora em diante, doravante, a partir deste momento',
  mode: 'modo desenvolvedor, modo de desenvolvedor, modo programador, modo administrador, modo de depuração',
  authority:
    'sou seu desenvolvedor, sou o seu desenvolvedor, sou seu criador, sou o administrador, sou o desenvolvedor',
  send: 'envie, envia, mande, encaminhe, transmita',
  private: 'conversa, a conversa, histórico, dados pessoais, dados dos clientes, mensagens',
  reply: 'resposta, respostas, a resposta, resumo, responda',
  only: 'apenas, somente, nada mais, unicamente',
  alter: 'adicione, inclua, insira, substitua, mude, mencione, modifique, comece, traduza',
  task: 'nova tarefa, novas instruções, nova instrução, novas regras, nova ordem',
  mention: 'a frase, por exemplo, ataque',
  negation: 'não, nunca',
};
