import { Action, Actions } from './Actions';
import { CallToAction } from './CallToAction';
import type { Examples } from './examples';

const content = (
  <>
    <p>Tell us what you run today. We tell you what we would do first.</p>
    <Actions>
      <Action to="/assessment">Book a Strategy Assessment</Action>
    </Actions>
  </>
);

export const examples: Examples = {
  Dark: <CallToAction title="Start with a map">{content}</CallToAction>,
  Light: (
    <CallToAction title="Start with a map" tone="light">
      {content}
    </CallToAction>
  ),
  Gradient: (
    <CallToAction title="Start with a map" tone="gradient">
      {content}
    </CallToAction>
  ),
  Transparent: (
    <CallToAction title="Start with a map" tone="transparent">
      {content}
    </CallToAction>
  ),
};
