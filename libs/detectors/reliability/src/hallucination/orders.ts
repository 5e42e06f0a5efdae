/** Verbs and set phrases that begin an instruction to a model, as alternatives of a pattern. */
export const ORDERS =
  'please|act as|write|list|answer|respond|reply|explain|describe|summari[sz]e|translate|generate|create|give|given|tell|find|suggest|compare|' +
  "classify|identify|rewrite|edit|use|using|do not|don't|never|always|be|keep|help|compose|construct|complete|come up|invent|provide|categori[sz]e|" +
  'finish|restructure|align|build|design|develop|convert|determine|produce|brainstorm|name|outline|draft|select|choose|rank|sort|arrange|make|add|' +
  'discuss|analy[sz]e|recommend|predict|show|imagine|pretend|prepare|paraphrase|simplify|extract|evaluate|calculate|compute|organi[sz]e|propose|' +
  'replace|remove|delete|insert|transform|change|modify|correct|fix|proofread|match|group|order|count|highlight|justify|assess|state|define|illustrate|' +
  'plan|formulate|devise|combine|read|consider|think|take|look|based on the|in this task|how to|what|why|when|where|who|which';
