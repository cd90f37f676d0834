import { todayScreenTexts } from '@/lib/texts/today-screen';

/** 'Goedemorgen Marie' before 12, 'Goedemiddag' before 18, then 'Goedenavond'. */
export function greeting(hour: number, name: string): string {
  const { morning, afternoon, evening } = todayScreenTexts.greetings;
  return (hour < 12 ? morning : hour < 18 ? afternoon : evening)(name);
}
