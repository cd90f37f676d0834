'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { Words } from '@/components/ui/words';
import { copySeasons } from '@/lib/stays/queries';
import { seasonTexts as texts } from '@/lib/texts/stay-prices';

interface CopyYearProps {
  slug: string;
  year: number;
  onCopied: () => void;
}

/** Copies the seasons that start in a year to the next year, keeping their weekdays. */
export function CopyYear({ slug, year, onCopied }: CopyYearProps) {
  const client = useQueryClient();
  const copy = useMutation({
    mutationFn: () => copySeasons(client, slug, { from_year: year, to_year: year + 1 }),
    onSuccess: (copies) => {
      toast.success(texts.copied(copies.length, year + 1));
      onCopied();
    },
    onError: (error) => toast.error(error, texts.copyFailed),
  });
  return (
    <Button variant="secondary" size="sm" pending={copy.isPending} onClick={() => copy.mutate()}>
      {!copy.isPending && <Copy aria-hidden className="size-5" />}
      <Words>{texts.copy(year + 1)}</Words>
    </Button>
  );
}
