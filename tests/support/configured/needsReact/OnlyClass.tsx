import { Component } from 'react';

/** Needs React only for the lifecycle of a class. */
export default class OnlyClass extends Component {
  override componentDidMount() {
    document.querySelector('main')?.replaceChildren('answered');
  }

  override render() {
    return <main>served</main>;
  }
}
