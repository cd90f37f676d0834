'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLayerRegion } from '@/components/holidays/use-layer-region';
import type { DayRange } from '@/lib/dates/range';
import type { Holiday } from '@/lib/holidays/holidays';
import { holidaysOfLayer, holidaysQuery } from '@/lib/holidays/layer';

const none: Holiday[] = [];

/** The holidays in a range; empty while they load and when they cannot be fetched. */
export function useHolidays(range: DayRange): readonly Holiday[] {
  const [region] = useLayerRegion();
  const { data = none } = useQuery({ ...holidaysQuery(range), enabled: region !== 'none' });
  return useMemo(() => holidaysOfLayer(data, region), [data, region]);
}
