import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import { Badge } from '@/components/ui/badge';
import { Words } from '@/components/ui/words';
import type { OwnListing } from '@/lib/listings/contract';
import type { LodgingDto } from '@/lib/lodging-register/contract';
import { moderationTexts as texts } from '@/lib/texts/moderation';

interface Line {
  label: string;
  ours: string | null;
  theirs: string | null;
  same: boolean;
}

const plain = (text: string | null) => (text ?? '').toLowerCase().replace(/[\s.,'’-]+/g, '');

function lineOf(label: string, ours: string | null, theirs: string | null): Line {
  return { label, ours, theirs, same: plain(ours) === plain(theirs) };
}

/** A town within the register's municipality counts as a match. */
function townLine(listing: OwnListing, register: LodgingDto): Line {
  const within = register.listing_cities.some(({ id }) => id === listing.city?.id);
  const line = lineOf(texts.town, listing.city?.name ?? null, register.municipality);
  return { ...line, same: line.same || within };
}

function linesOf(listing: OwnListing, register: LodgingDto): Line[] {
  const residence = lineOf(texts.residence, listing.name_residence, register.name);
  const alternative = plain(listing.name_residence) === plain(register.alternative_name);
  return [
    { ...residence, same: residence.same || alternative },
    lineOf(texts.street, listing.address_street_name, register.thoroughfare),
    lineOf(texts.houseNumber, listing.address_house_number, register.house_number),
    lineOf(texts.houseNumberSuffix, listing.address_house_number_suffix, register.house_number_suffix),
    lineOf(texts.postcode, listing.address_postcode, register.post_code),
    townLine(listing, register),
  ];
}

interface RegisterComparisonProps {
  listing: OwnListing;
  register: LodgingDto;
}

/** The tourism register's data beside what the landlord filled in, with differences marked. */
export function RegisterComparison({ listing, register }: RegisterComparisonProps) {
  return (
    <CardTable
      caption={texts.registerTitle}
      head={
        <>
          <CardTableHead>{texts.field}</CardTableHead>
          <CardTableHead>{texts.inListing}</CardTableHead>
          <CardTableHead>{texts.inRegister}</CardTableHead>
        </>
      }
    >
      {linesOf(listing, register).map(({ label, ours, theirs, same }) => (
        <CardTableRow key={label} marked={!same}>
          <CardTableCell className="font-semibold">
            <Words>{`${label} `}</Words>
            {!same && <Badge tone="red">{texts.differs}</Badge>}
          </CardTableCell>
          <CardTableCell label={texts.inListing}>{ours ?? texts.none}</CardTableCell>
          <CardTableCell label={texts.inRegister}>{theirs ?? texts.none}</CardTableCell>
        </CardTableRow>
      ))}
    </CardTable>
  );
}
