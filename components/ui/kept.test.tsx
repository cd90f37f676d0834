import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { kept } from '@/components/ui/kept';

const draw = vi.fn();

function Choice({ label, value }: { label: string; value: string }) {
  draw();
  return (
    <>
      {label}: {value}
      <select defaultValue={value}>
        <option value="1">een & twee</option>
        <option value="2">{label}</option>
      </select>
    </>
  );
}

const KeptChoice = kept(Choice, { className: 'block' });

/** What the browser expects to find where it takes over. */
const live = (props: { label: string; value: string }) => (
  <div className="block">
    <Choice {...props} />
  </div>
);

describe('a part that is kept', () => {
  it('is what React draws of it, for each of its props', () => {
    const first = { label: '<Ligging>', value: '2' };
    const second = { label: 'Zeezicht', value: '1' };
    for (const props of [first, second, first]) {
      expect(renderToString(<KeptChoice {...props} />)).toBe(renderToString(live(props)));
    }
  });

  it('is drawn once for all pages that have the same', () => {
    renderToString(<KeptChoice label="Slaapkamers" value="1" />);
    draw.mockClear();
    for (let page = 0; page < 5; page += 1) renderToString(<KeptChoice label="Slaapkamers" value="1" />);
    expect(draw).not.toHaveBeenCalled();
  });

  it('forgets when too much is kept, and goes on', () => {
    for (let at = 0; at < 1100; at += 1) {
      const props = { label: `keuze ${at}`, value: '1' };
      expect(renderToString(<KeptChoice {...props} />)).toBe(renderToString(live(props)));
    }
  });
});
