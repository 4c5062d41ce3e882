import { Component } from 'react';

/** Needs React for the lifecycle of a class alone. */
export default class OnlyClass extends Component {
  override componentDidMount() {
    document.querySelector('main')?.replaceChildren('answered');
  }

  override render() {
    return <main>served</main>;
  }
}
