'use client';

import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { TextDto, TextVersion } from '@/lib/edited-texts/contract';
import { textOfVersion } from '@/lib/edited-texts/queries';
import { formatMoment } from '@/lib/format/date';
import { editedTextsTexts as texts } from '@/lib/texts/edited-texts';

interface TextVersionsProps {
  text: TextDto;
  /** Called with the text of an earlier version. */
  onTake: (body: string, version: number) => void;
}

/** Who changed the text when, with a button to go back to an earlier version. */
export function TextVersions({ text, onTake }: TextVersionsProps) {
  const { key, locale, version: newest, versions } = text;
  async function take(version: number) {
    try {
      onTake(await textOfVersion(key, locale, version), version);
    } catch {
      toast.error(texts.takeFailed);
    }
  }
  return (
    <section aria-labelledby="versies">
      <h2 id="versies" className="text-xl">
        {texts.versions}
      </h2>
      {versions.length === 0 ? (
        <p className="mt-3 text-ci-gray-700">{texts.noVersions}</p>
      ) : (
        <ol className="mt-3 divide-y divide-ci-gray-200 border-y border-ci-gray-200">
          {versions.map((one) => (
            <li
              key={one.version}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2"
            >
              <span className="figures">{wordsOf(one)}</span>
              {one.version === newest ? (
                <Badge tone="blue">{texts.current}</Badge>
              ) : (
                <Button
                  variant="quiet"
                  aria-label={texts.takeNamed(one.version)}
                  onClick={() => void take(one.version)}
                >
                  {texts.take}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const wordsOf = ({ version, made_at: at, made_by: by, is_default: isDefault }: TextVersion): string =>
  [
    texts.version(version),
    formatMoment(at),
    by === null ? texts.bySomeone : texts.by(by.name),
    ...(isDefault ? [texts.backToDefault] : []),
  ].join(' · ');
