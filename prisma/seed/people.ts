/** The people of the demo world. Their names combine the most common first and last names and refer to nobody real. */
import { addDays, dayToUtcDate } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { slugify } from '@/lib/listings/slug';
import type { Prisma } from '@/prisma/generated/client';
import { listOf } from './list';
import { momentOn } from './moments';
import { Random } from './random';

/** The password of all accounts in the demo world. */
export const DEMO_PASSWORD = 'kust-demo-2026';

const firstNames = listOf(`
  Jan, Marc, Luc, Dirk, Koen, Wim, Tom, Bart, Geert, Johan, Stijn, Pieter, Wouter, Kris, An, Els, Ingrid,
  Martine, Hilde, Sofie, Katrien, Nele, Lieve, Griet, Veerle, Annelies, Karen, Greet, Tine, Sara, Lotte,
  Emma, Jef, Rik, Frank, Filip, Joke, Mieke, Leen, Ann
`);
const lastNames = listOf(`
  Peeters, Janssens, Maes, Jacobs, Willems, Claes, Goossens, Wouters, De Smet, Vermeulen, Pauwels, Dubois,
  Hermans, Aerts, Michiels, Martens, De Backer, Desmet, Verhoeven, De Clercq, Van Damme, Lievens,
  Vandenberghe, Declercq, Vercruysse, Devos, Vanhoutte, Lambrecht, Bogaert, Dewulf, Cools, Segers, Baert,
  Deprez, Callens, Verbeke, Vermeire, Coppens, Bauwens, Thys
`);

const listingsOf = [
  ['Kouter', '9000', 'Gent'],
  ['Naamsestraat', '3000', 'Leuven'],
  ['Bruul', '2800', 'Mechelen'],
  ['Doorniksewijk', '8500', 'Kortrijk'],
  ['Ooststraat', '8800', 'Roeselare'],
  ['Stationsstraat', '9100', 'Sint-Niklaas'],
  ['Langestraat', '8000', 'Brugge'],
  ['Mechelsesteenweg', '2018', 'Antwerpen'],
  ['Molenstraat', '9300', 'Aalst'],
  ['Kapelstraat', '3500', 'Hasselt'],
] as const;

/** The languages that landlords say they speak; some say nothing. */
const spoken: string[][] = [
  ['nl', 'fr'],
  ['nl', 'fr', 'en'],
  ['nl', 'fr', 'de', 'en'],
  ['nl', 'en'],
  ['nl'],
  [],
];

export const accountIds = { landlord: 1, secondLandlord: 2, coLandlord: 3, admin: 4 } as const;
/** Number of owners besides the two demo landlords; their ids follow those of the four accounts. */
export const OTHER_OWNERS = 46;

export type DemoUser = Prisma.UserCreateManyInput & { id: number; email: string; firstName: string };

const billing = (random: Random) => {
  const [street, postcode, city] = random.pick(listingsOf);
  return {
    billingStreetName: street,
    billingHouseNumber: String(random.int(1, 180)),
    billingPostalCode: postcode,
    billingCity: city,
    billingCountry: 'be',
  };
};

/** A fictitious mobile number. */
export const demoPhone = (random: Random) => `0032${random.int(470, 479)}0000${random.int(10, 99)}`;

function account(today: Day, id: number, roleId: number, names: readonly [string, string, string]): DemoUser {
  const random = new Random(`account/${id}`);
  const [firstName, lastName, mailbox] = names;
  const since = addDays(today, -random.int(420, 900));
  return {
    id,
    firstName,
    lastName,
    email: `${mailbox}@kustverblijf.test`,
    dateOfBirth: dayToUtcDate(addDays('1958-01-01', random.int(0, 11_000))),
    roleId,
    staffRole: roleId === 3 ? 'owner' : null,
    emailVerifiedAt: momentOn(since, '09:20'),
    phoneNumber: demoPhone(random),
    ...(roleId === 1 && { languages: new Random(`languages/${id}`).pick(spoken) }),
    ...(roleId === 1 ? billing(random) : {}),
    lastLoginAt: momentOn(addDays(today, -random.int(1, 40)), '19:45'),
    loginCount: random.int(3, 140),
    createdAt: momentOn(since, '09:05'),
    updatedAt: momentOn(since, '09:20'),
  };
}

/** The four accounts for signing in. */
function demoAccounts(today: Day): DemoUser[] {
  const incomplete = {
    billingStreetName: null,
    billingHouseNumber: null,
    billingPostalCode: null,
    billingCity: null,
  };
  return [
    { ...account(today, accountIds.landlord, 1, ['Marleen', 'Verstraete', 'verhuurder']), vatNumber: null },
    {
      ...account(today, accountIds.secondLandlord, 1, ['Tom', 'Wouters', 'verhuurder2']),
      ...incomplete,
      billingCountry: null,
    },
    account(today, accountIds.coLandlord, 2, ['Katrien', 'Maes', 'beheerder']),
    // No second factor with the embedded database, to keep trying it out easy.
    { ...account(today, accountIds.admin, 3, ['Griet', 'Claes', 'admin']), secondFactorWaived: true },
  ];
}

function otherOwners(today: Day): DemoUser[] {
  const firsts = new Random('owners/first').shuffle([...firstNames, ...firstNames]);
  const lasts = new Random('owners/last').shuffle([...lastNames, ...lastNames]);
  const taken = new Set<string>();
  return Array.from({ length: OTHER_OWNERS }, (_, i) => {
    const names = [firsts[i] ?? 'Jan', lasts[i] ?? 'Peeters'] as const;
    const mailbox = names.map((name) => slugify(name).replaceAll('-', '')).join('.');
    const own = taken.has(mailbox) ? `${mailbox}.${i}` : mailbox;
    taken.add(own);
    return account(today, accountIds.admin + 1 + i, 1, [...names, own]);
  });
}

/** All users, without password hashes. */
export const demoUsers = (today: Day): DemoUser[] => [...demoAccounts(today), ...otherOwners(today)];

export interface Guest {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly country: string;
  readonly phoneNumber: string | null;
  readonly dateOfBirth: Date;
  readonly address: { streetName: string; houseNumber: string; city: string } | null;
  /** The language of their messages. */
  readonly language: 'nl' | 'fr' | 'de';
}

const abroad = {
  nl: {
    first: ['Sanne', 'Daan', 'Femke', 'Bram', 'Anouk'],
    last: ['de Vries', 'Bakker', 'Visser', 'Smit', 'Mulder'],
  },
  de: {
    first: ['Anna', 'Jonas', 'Sabine', 'Lukas', 'Katja'],
    last: ['Müller', 'Schmidt', 'Weber', 'Becker', 'Wagner'],
  },
  fr: {
    first: ['Claire', 'Julien', 'Sophie', 'Mathieu', 'Camille'],
    last: ['Martin', 'Bernard', 'Petit', 'Durand', 'Moreau'],
  },
  lu: { first: ['Léa', 'Marc', 'Nadine'], last: ['Weber', 'Schmit', 'Hoffmann'] },
} as const;

/** A guest of at least 24 years. */
export function drawGuest(random: Random, today: Day): Guest {
  const country = random.chance(0.68) ? 'be' : random.pick(['nl', 'nl', 'de', 'de', 'fr', 'lu'] as const);
  const names = country === 'be' ? { first: firstNames, last: lastNames } : abroad[country];
  const firstName = random.pick<string>(names.first);
  const lastName = random.pick<string>(names.last);
  const [streetName, , city] = random.pick(listingsOf);
  return {
    firstName,
    lastName,
    email: `${slugify(firstName)}.${slugify(lastName)}@gast.test`,
    country,
    phoneNumber: random.chance(0.8) ? demoPhone(random) : null,
    dateOfBirth: dayToUtcDate(addDays(today, -random.int(24 * 366, 74 * 365))),
    address:
      country === 'be' && random.chance(0.6)
        ? { streetName, houseNumber: String(random.int(1, 150)), city }
        : null,
    language: country === 'fr' ? 'fr' : country === 'de' || country === 'lu' ? 'de' : 'nl',
  };
}
