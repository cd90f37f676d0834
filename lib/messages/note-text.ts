/** The sentences of the site's notes. */
import { partyText } from '@/lib/booking-requests/party';
import { formatDays } from '@/lib/format/date';
import type { ThreadNote } from '@/lib/messages/note';
import { formatEuro } from '@/lib/money/euro';
import { offerNoteTexts } from '@/lib/texts/messages';
import { stayChangeNoteTexts } from '@/lib/texts/stay-changes';

/** 'De gast trok de aanvraag in.', in the language of the page. */
export function noteText(note: ThreadNote): string {
  switch (note.kind) {
    case 'offer_made':
      return offerNoteTexts.made(formatDays(note.start_date, note.end_date), formatEuro(note.total_cents));
    case 'change_asked': {
      const { by, start_date: start, end_date: end, total_cents: cents } = note;
      const what = [formatDays(start, end), partyText(note), formatEuro(cents)].join(', ');
      return stayChangeNoteTexts.asked(by, what);
    }
    case 'change_accepted':
      return stayChangeNoteTexts.accepted(note.by);
    case 'change_declined':
      return stayChangeNoteTexts.declined(note.by);
    case 'change_taken_back':
      return stayChangeNoteTexts.taken_back(note.by);
    case 'offer_taken_back':
      return offerNoteTexts.takenBack;
    case 'offer_accepted':
      return offerNoteTexts.accepted;
    case 'offer_declined':
      return offerNoteTexts.declined;
    default:
      return offerNoteTexts[note.kind];
  }
}
