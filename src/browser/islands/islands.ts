import type { ComponentType } from 'react';
import type { ThirdPartyName } from '../../config/thirdParties';

interface IslandDefinition {
  /** Loads the component, which is the module's default export. The chunk has the island's name. */
  load: () => Promise<{ default: ComponentType<never> }>;
  /** What a page shows if it fails: what was served, or the error. */
  onFailure: 'served' | 'error';
  /** Third parties that it connects to. The content policy of its pages allows them, if the build is configured for them. */
  thirdParties: readonly ThirdPartyName[];
}

/** Every part of the site that React hydrates in a visitor's browser. All other components are HTML only. */
export const islands = {
  EnquiryForm: {
    load: () => import(/* webpackChunkName: "island-EnquiryForm" */ '../../forms/EnquiryForm'),
    onFailure: 'served',
    thirdParties: ['mail', 'captcha'],
  },
  SignIn: {
    load: () => import(/* webpackChunkName: "island-SignIn" */ '../../account/SignIn'),
    onFailure: 'error',
    thirdParties: [],
  },
  PaymentReturn: {
    load: () => import(/* webpackChunkName: "island-PaymentReturn" */ '../../account/PaymentReturn'),
    onFailure: 'error',
    thirdParties: [],
  },
  ChatButton: {
    load: () => import(/* webpackChunkName: "island-ChatButton" */ '../chat/ChatButton'),
    onFailure: 'served',
    thirdParties: ['chat'],
  },
} as const satisfies Record<string, IslandDefinition>;

export type IslandName = keyof typeof islands;

/** The component of an island. */
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]['load']>>['default'];
