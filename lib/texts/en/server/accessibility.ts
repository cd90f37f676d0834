import { contactDetails } from '@/lib/site-contact';
import { siteName } from '@/lib/site';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/accessibility';

export const accessibilityTexts: InOtherWords<typeof nl.accessibilityTexts> = {
  documentTitle: 'Accessibility',
  description: 'How this site works for everybody, what is not accessible yet, and whom to contact.',
  title: 'Accessibility',
  intro: 'How this site works for everybody, and what still has to improve.',
  contact: 'Tell us about a problem',
};

export const accessibilitySections: typeof nl.accessibilitySections = () => [
  {
    title: 'What this site does',
    paragraphs: [
      `On ${siteName()} you look for a holiday home on the Belgian coast, ask owners questions, request a stay and follow it up. Owners manage their homes, calendars and requests here. All you need is a browser and an email address.`,
    ],
  },
  {
    title: 'What we work to',
    paragraphs: [
      'We build the site to the European standard EN 301 549, which for websites refers to WCAG 2.1, level AA.',
    ],
    points: [
      'Everything works with the keyboard alone, in a logical order and with a visible focus.',
      'Headings, buttons, fields and error messages have names that screen readers announce. An error is shown at its field and in a list at the top of the form.',
      'Pages fit screens from 320 pixels wide and stay usable with text at twice its size.',
      'Text and buttons have enough contrast, in the dark scheme too.',
      'What is on the map is in the list as well. Calendars can be operated with the arrow keys.',
      'You can search, ask a question and request a stay without scripts.',
      'Where a page moves on after a few seconds, you can stop it.',
      'What guests read is available in Dutch, French, German and English.',
    ],
  },
  {
    title: 'How we make sure',
    paragraphs: [
      'With every change the pages are checked automatically for accessibility (with axe), for valid HTML and for contrast, at the width of a phone and of a computer. A fault holds the change back. The site has not yet been assessed by an independent body.',
    ],
  },
  {
    title: 'What is not accessible yet',
    paragraphs: ['This is what we know about, and what you can do in the meantime:'],
    points: [
      'Photos and texts by owners: a photo only has a description if the owner wrote one. Ask the owner, or ask us.',
      'PDF files (invoices, statements, the rental agreement) have no structure for screen readers. The same information is on your pages; we send it as text on request.',
      'A map by Google, where one is set up, comes from another company. The list beside it has the same homes.',
      'What owners and administrators see after signing in is in Dutch only.',
    ],
  },
  {
    title: 'Is something not working?',
    paragraphs: [
      `Write to ${contactDetails.email} or call ${contactDetails.phone}. Tell us which page it is and what you wanted to do. We will help you and look for a solution. We can also explain all this to you by phone.`,
      'If you are not satisfied with our answer, you can report that free of charge to the Belgian Economic Inspection (FPS Economy).',
    ],
  },
];
