/** An answer that a test gives when it likes. */
export class Late<T = unknown> {
  arrive: (answer: T) => void = () => undefined;
  readonly promise = new Promise<T>((resolve) => (this.arrive = resolve));
}
