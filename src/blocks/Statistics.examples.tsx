import type { Examples } from './examples';
import { Statistic, Statistics } from './Statistics';

export const examples: Examples = {
  'Figures with units': (
    <Statistics>
      <Statistic value="12+">industries</Statistic>
      <Statistic value="40%">average cloud spend reduction within 6 months</Statistic>
      <Statistic value="24/7">monitoring</Statistic>
      <Statistic value="SOC 2">evidence on file</Statistic>
    </Statistics>
  ),
};
