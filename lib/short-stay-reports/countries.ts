/** The countries of ISO 3166-1, and the guests of a stay by country of residence. */

/** Alpha-2 and alpha-3 of each country of ISO 3166-1 (Debian's iso-codes 4.15): 'BEBEL'. */
const codes = `
  ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO AQATA ARARG ASASM ATAUT AUAUS AWABW AXALA AZAZE
  BABIH BBBRB BDBGD BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES BRBRA BSBHS
  BTBTN BVBVT BWBWA BYBLR BZBLZ CACAN CCCCK CDCOD CFCAF CGCOG CHCHE CICIV CKCOK CLCHL CMCMR CNCHN
  COCOL CRCRI CUCUB CVCPV CWCUW CXCXR CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA DODOM DZDZA ECECU EEEST
  EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK FMFSM FOFRO FRFRA GAGAB GBGBR GDGRD GEGEO GFGUF
  GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS GTGTM GUGUM GWGNB GYGUY HKHKG HMHMD
  HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD IOIOT IQIRQ IRIRN ISISL ITITA JEJEY JMJAM
  JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO LBLBN LCLCA
  LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE MFMAF MGMDG MHMHL MKMKD
  MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ MRMRT MSMSR MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM
  NCNCL NENER NFNFK NGNGA NINIC NLNLD NONOR NPNPL NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG
  PHPHL PKPAK PLPOL PMSPM PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA
  SASAU SBSLB SCSYC SDSDN SESWE SGSGP SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD
  STSTP SVSLV SXSXM SYSYR SZSWZ TCTCA TDTCD TFATF TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON
  TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA UMUMI USUSA UYURY UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR
  VNVNM VUVUT WFWLF WSWSM YEYEM YTMYT ZAZAF ZMZMB ZWZWE
`;

/** Alpha-2 → alpha-3, both in capitals. */
export const alpha3Of: ReadonlyMap<string, string> = new Map(
  codes
    .trim()
    .split(/\s+/)
    .map((pair) => [pair.slice(0, 2), pair.slice(2)]),
);

/** @param code alpha-2, in capitals */
export const isCountry = (code: string): boolean => alpha3Of.has(code);

/** Reported for a guest whose country is unknown. */
export const UNKNOWN_COUNTRY = 'N/A';

/** Guests who live in the same country; null if it is unknown. */
export interface GuestsOf {
  /** ISO 3166-1 alpha-2, in capitals. */
  country: string | null;
  number: number;
}

/** The code of a country in the request form, where 'uk' is GB; null for 'other'. */
export function alpha2OfChoice(choice: string): string | null {
  const code = choice === 'uk' ? 'GB' : choice.toUpperCase();
  return alpha3Of.has(code) ? code : null;
}

/** One alpha-3 code, or 'N/A', per guest. */
export function countriesOfGuests(guests: readonly GuestsOf[]): string[] {
  return guests.flatMap(({ country, number }) =>
    Array.from({ length: number }, () => alpha3Of.get(country ?? '') ?? UNKNOWN_COUNTRY),
  );
}

/**
 * Who stays, according to the request: the booker in their own country, the others where the booker said they live, and
 * the rest in an unknown country.
 *
 * @param country the booker's, as in the request form
 * @param total everybody, including babies
 * @param others counted only up to `total`
 */
export function guestsAsRequested(country: string, total: number, others: readonly GuestsOf[]): GuestsOf[] {
  const guests = new Map<string | null, number>();
  let left = total;
  const add = (where: string | null, number: number) => {
    const counted = Math.min(number, left);
    left -= counted;
    if (counted > 0) guests.set(where, (guests.get(where) ?? 0) + counted);
  };
  add(alpha2OfChoice(country), 1);
  // A party that has become smaller has fewer others than the booker stated.
  for (const { country: where, number } of others) add(where, number);
  add(null, left);
  return [...guests].map(([where, number]) => ({ country: where, number }));
}
