import { describe, expect, it } from 'vitest';
import { blocksOf, sectionsOf, wordsOf, writeSections } from '@/lib/edited-texts/blocks';

describe('an edited text', () => {
  it('has paragraphs, headings and lists', () => {
    expect(blocksOf('Een regel\nen nog een.\n\n## Titel\nEronder.\n- een\n- twee\n\n\nSlot')).toEqual([
      { kind: 'paragraph', words: [{ text: 'Een regel en nog een.' }] },
      { kind: 'heading', text: 'Titel' },
      { kind: 'paragraph', words: [{ text: 'Eronder.' }] },
      { kind: 'list', points: [[{ text: 'een' }], [{ text: 'twee' }]] },
      { kind: 'paragraph', words: [{ text: 'Slot' }] },
    ]);
  });

  it('has links to other sites, mailboxes and pages of our own', () => {
    expect(
      wordsOf('Zie [hier](https://x.test/a?b=1) of [schrijf](mailto:a@x.test), [thuis](/contact).'),
    ).toEqual([
      { text: 'Zie ' },
      { text: 'hier', href: 'https://x.test/a?b=1' },
      { text: ' of ' },
      { text: 'schrijf', href: 'mailto:a@x.test' },
      { text: ', ' },
      { text: 'thuis', href: '/contact' },
      { text: '.' },
    ]);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](http://x.test)',
    '[x](//x.test)',
    String.raw`[x](/\x.test)`,
    '[x](data:text/html,x)',
    '[x]( https://x.test)',
    '<a href="https://x.test">x</a>',
  ])('shows %s as typed', (typed) => {
    expect(wordsOf(typed)).toEqual([{ text: typed }]);
  });

  it('is read again as it was written', () => {
    const sections = [
      { title: 'Een', paragraphs: ['A', 'B'], points: ['x', 'y'] },
      { title: 'Twee', paragraphs: ['C'] },
    ];
    expect(sectionsOf(writeSections(sections))).toEqual([
      { title: 'Een', body: 'A\n\nB\n\n- x\n- y' },
      { title: 'Twee', body: 'C' },
    ]);
  });
});
