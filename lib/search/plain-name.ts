/** A name without case and accents: 'Résidence ZONNE' is 'residence zonne'. */
export function plainName(name: string): string {
  return name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}
