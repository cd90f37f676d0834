import { townName } from '@/lib/listings/town-name';
import { EditedWords } from '@/components/layout/edited-words';
import { JsonLd } from '@/components/listings/json-ld';
import { formatMonth } from '@/lib/format/date';
import { findCity } from '@/lib/listings/cities';
import type { City, CityId } from '@/lib/listings/cities';
import { townIntroTexts } from '@/lib/texts/search-towns';
import { townTexts as texts, townWords } from '@/lib/texts/towns';
import type { TownFacts } from '@/lib/towns/facts';
import { faqPage, kindTexts, townQuestions } from '@/lib/towns/questions';

interface TownAboutProps {
  id: CityId;
  facts: TownFacts;
}

/** Below the homes of a town: words of its own, what its homes have in common, questions and answers. */
export function TownAbout({ id, facts }: TownAboutProps) {
  const town = findCity(id);
  if (!town) return null;
  const questions = townQuestions(town, facts);
  return (
    <section aria-labelledby="over-de-badplaats" className="@container">
      <h2 id="over-de-badplaats" className="text-2xl">
        {texts.title(townName(town.name))}
      </h2>
      <div className="mt-4 grid gap-x-12 gap-y-8 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="max-w-prose space-y-4 text-ci-gray-700">
          {facts.words === undefined ? <OwnWords id={id} /> : <EditedWords body={facts.words} heading="h3" />}
          {facts.kinds.length > 0 && <Homes town={town} facts={facts} />}
        </div>
        {facts.months.length > 0 && <Prices months={facts.months} />}
      </div>
      <h3 className="mt-10 text-xl">{texts.questionsTitle}</h3>
      <dl className="mt-4 grid gap-x-12 gap-y-6 @3xl:grid-cols-2">
        {questions.map(({ question, answer }) => (
          <div key={question} className="max-w-prose">
            <dt className="font-semibold text-ci-gray-900">{question}</dt>
            <dd className="mt-1 text-ci-gray-700">{answer}</dd>
          </div>
        ))}
      </dl>
      {/* Here, in a static part, so that the browser gets it only once. */}
      <JsonLd data={faqPage(questions)} />
    </section>
  );
}

function OwnWords({ id }: { id: CityId }) {
  return (
    <>
      <p className="text-lg">{townIntroTexts[id]}</p>
      {townWords[id].paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}

function Homes({ town, facts }: { town: City; facts: TownFacts }) {
  return (
    <>
      <h3 className="pt-4 text-xl text-ci-gray-900">{texts.homesTitle(townName(town.name))}</h3>
      <ul className="figures flex flex-wrap gap-x-6 gap-y-1">
        {kindTexts(facts).map((kind) => (
          <li key={kind}>{kind}</li>
        ))}
      </ul>
      {facts.distance && <p>{texts.distance(facts.distance)}</p>}
    </>
  );
}

function Prices({ months }: Pick<TownFacts, 'months'>) {
  return (
    <div>
      <h3 className="text-xl">{texts.pricesTitle}</h3>
      <table className="figures mt-3 w-full max-w-sm text-ci-gray-900">
        <thead className="text-left text-ci-gray-700">
          <tr className="border-b border-ci-gray-300">
            <th className="py-1.5 font-semibold">{texts.month}</th>
            <th className="py-1.5 text-right font-semibold">{texts.price}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, price }) => (
            <tr key={month} className="border-b border-ci-gray-200">
              <td className="py-1.5">{formatMonth(month)}</td>
              <td className="py-1.5 text-right">{texts.euros(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-ci-gray-600">{texts.pricesNote}</p>
    </div>
  );
}
