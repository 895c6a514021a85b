import type { FullSnapshot } from "../api/types";
import { passTo } from "../model/curtain";

/** The curtain between several players of one browser: who holds the device, and who needs it. */
export class Curtain {
  /** The seat whose player holds the device. */
  deviceSeat = $state<number | null>(null);
  /** Whether that player has passed the device on; before that they see what their last action brought. */
  passedOn = $state(false);

  constructor(private readonly shown: () => FullSnapshot | null) {}

  readonly #table = $derived.by(() => this.shown()?.table ?? null);
  readonly #yours = $derived(this.#table?.seats.filter(({ yours }) => yours) ?? []);

  /** The seat to which the device must go next; null if no other player of this browser is needed. */
  readonly next = $derived.by(() => {
    if (this.#table?.status !== "playing") return null;
    const yours = this.#yours.filter(({ stand_in }) => !stand_in).map(({ seat }) => seat);
    return passTo({ yours, waitingFor: this.shown()!.waiting_for, deviceSeat: this.deviceSeat });
  });

  /** The same once nothing may be shown anymore. */
  readonly to = $derived.by(() => {
    const isTheirs = this.shown()?.you === this.deviceSeat && this.deviceSeat !== null;
    if (this.next !== null) return isTheirs && !this.passedOn ? null : this.next;
    const isShared = this.#yours.length > 1 && this.#table?.status === "playing";
    return isShared && !isTheirs ? this.deviceSeat : null;
  });

  /** Hand the device to this seat's player. */
  take(seat: number): void {
    this.deviceSeat = seat;
    this.passedOn = false;
  }
}
