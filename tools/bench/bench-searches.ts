/**
 * Runs searches in its own process. It is bundled with the sources of this checkout or of another
 * (tools/bench/measure-searches.ts), so it may import only what both have.
 */
import process from 'node:process';
import { filtersToQuery, readFilters } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import { answerMessages } from '@/tools/bench/helper-process';
import { searchListings } from '@/server/features/search/search-listings';

export interface SearchOrder {
  /** Query strings. */
  texts: string[];
  /** How many times all of them are run. */
  times: number;
}

export interface Searched {
  /** What each finds and suggests, cards by id and stay; null for a search not understood, which is not run. */
  answers: (string | null)[];
  /** Processor time of all threads, in milliseconds, without the first round, which gave the answers. */
  processor: number;
}

function understand(text: string): SearchFilters | null {
  const { filters, faults } = readFilters(Object.fromEntries(new URLSearchParams(text)));
  return faults.size === 0 && filtersToQuery(filters) === text ? filters : null;
}

async function answer(filters: SearchFilters): Promise<string> {
  const { data, meta } = await searchListings(filters);
  const cards = data.map((json) => {
    const { id, stay } = JSON.parse(json);
    return { id, stay };
  });
  return JSON.stringify({ cards, total: meta.total, suggestions: meta.suggestions });
}

answerMessages(async ({ texts, times }: SearchOrder): Promise<Searched> => {
  const answers: Searched['answers'] = [];
  for (const text of texts) {
    const filters = understand(text);
    answers.push(filters && (await answer(filters)));
  }
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1)
    for (const text of texts) {
      const filters = understand(text);
      if (filters) await searchListings(filters);
    }
  const { user, system } = process.cpuUsage(before);
  return { answers, processor: (user + system) / 1000 };
});
