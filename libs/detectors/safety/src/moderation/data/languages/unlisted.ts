/** Frequent words of languages (ISO 639-1) without lists, by which even a short text is recognised. */
export const UNLISTED_SIGNS: Readonly<Record<string, string>> = {
  fi: 'ja, on, ei, että, minä, sinä, hän, mutta, kun, niin, olen, olet, ovat, minun, sinun, sinut, minut, missä, mitä, miten, milloin, kuinka, tämä, myös, kanssa, hei, kiitos, voinko, haluan, mikä, oli, nyt, sinua, aion, tapan',
  hu: 'és, hogy, nem, egy, az, van, vagy, ez, meg, csak, mint, már, ki, mit, hol, mikor, hogyan, szeretném, kérem, köszönöm, vagyok, nagyon, itt, én, te, foglak, rendelésem, az, akarok',
  ro: 'și, nu, este, sunt, pentru, cu, care, mai, din, ce, cum, unde, când, vreau, mulțumesc, bună, ziua, aș, meu, mea, tău, voi, îți, te, să, fi, acest, despre, comanda',
  da: 'jeg, og, ikke, det, er, til, på, hvor, hvordan, hvornår, hvad, skal, vil, kan, min, mit, dig, mig, af, også, men, bliver, blive, tak, hvis, være, har, jer, noget, bestilling, ønsker',
  nb: 'jeg, og, ikke, det, er, til, på, hvor, hvordan, når, hva, skal, vil, kan, min, mitt, deg, meg, av, også, men, blir, bli, takk, hvis, være, har, dere, noe, bestillingen',
  hr: 'je, i, da, se, nije, sam, si, su, što, kako, gdje, kada, koji, ali, ili, za, moj, moja, tvoj, želim, hvala, molim, dobar, biti, ću, tebe, narudžba',
  sk: 'je, som, si, nie, že, ako, kde, kedy, ale, alebo, pre, môj, moja, tvoj, chcem, ďakujem, prosím, dobrý, deň, by, sú, čo, ťa, aký, objednávka',
  lt: 'ir, yra, kad, ne, aš, tu, jis, kaip, kur, kada, mano, tavo, noriu, ačiū, prašau, labas, bet, su, iš, ar, tave',
  et: 'ja, on, ei, et, ma, sa, ta, kuidas, kus, millal, minu, sinu, tahan, tänan, palun, tere, aga, ka, kas, see',
  sw: 'na, ya, wa, ni, kwa, la, za, katika, hii, hiyo, yangu, wangu, wako, nini, wapi, lini, vipi, asante, tafadhali, habari, nataka, nitakuua, agizo',
  tl: 'ang, ng, mga, sa, na, ako, ikaw, siya, kami, ito, iyon, hindi, paano, saan, kailan, ano, bakit, salamat, po, ko, mo, kita, gusto',
  af: 'ek, jy, hy, sy, ons, nie, die, en, is, het, van, vir, met, wat, hoe, waar, wanneer, hierdie, baie, dankie, asseblief, my, jou, sal',
  ca: 'amb, els, les, que, per, és, són, què, com, quan, meva, meu, vull, gràcies, bon, dia, si, us, plau, una, aquest, aquesta, on, comanda',
};
