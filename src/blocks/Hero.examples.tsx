import { Action, Actions } from './Actions';
import type { Examples } from './examples';
import { Hero } from './Hero';

export const examples: Examples = {
  'On paper': (
    <Hero title="Move to the cloud. Know what it costs." eyebrow="Cloud solutions">
      <p>We plan the route, move the workloads and stay for operations.</p>
    </Hero>
  ),
  'On ink, with actions': (
    <Hero title="Future-Ready Technology Solutions" tone="ink">
      <p>From the first idea to the system that must not be down.</p>
      <Actions>
        <Action to="/assessment">Start Your Journey</Action>
        <Action to="/contact" tone="quiet">
          Free Consultation
        </Action>
      </Actions>
    </Hero>
  ),
};
