import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { useEffect, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react'

/*
 * downshift handles keys, touch and ARIA of both comboboxes: the field with suggestions and the search box.
 * antd's AutoComplete announces only three options to a screen reader. Floating UI, which keeps the list in
 * the window, loads with the first focus; without it the list stays below the field.
 */

type Options<Item> = {
  /** Names the list for screen readers */
  label: string
  items: readonly Item[]
  text: string
  /** True if the list is on the screen. The field closes it when it loses the focus. */
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onPick: (item: Item) => void
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
  /** Called for each key that the list does not use */
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
  disabled?: boolean | undefined
}

const { stateChangeTypes } = useCombobox

function applyOwnRules<Item>(
  state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  switch (type) {
    // a click never closes the list
    case stateChangeTypes.InputClick:
      return { ...state, isOpen: true, highlightedIndex: state.isOpen ? state.highlightedIndex : -1 }
    // Tab leaves the field and picks nothing
    case stateChangeTypes.InputBlur:
      return { ...state, highlightedIndex: -1 }
    // only keys move the active option: a pointer that rests on the list must not change what Enter picks
    case stateChangeTypes.ItemMouseMove:
    case stateChangeTypes.MenuMouseLeave:
      return state
    default:
      return changes
  }
}

function skipKey({ nativeEvent }: KeyboardEvent): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true })
}

/**
 * The keys and ARIA attributes of a text field with a list of options. Arrow keys open the list, move and
 * wrap around; Page keys move by ten; Home and End move while an option is active, otherwise in the text.
 * Enter picks, Esc closes.
 */
export function useOptionList<Item>({
  label,
  items,
  text,
  isOpen,
  onOpenChange,
  onPick,
  onKeyDown,
  onBlur,
  ...inputOptions
}: Options<Item>) {
  /** The arrow key that was pressed before there were options */
  const [earlyArrow, setEarlyArrow] = useState<string>()
  const list = useCombobox<Item>({
    items: [...items],
    // an option fills in or opens something; none stays selected
    selectedItem: null,
    inputValue: text,
    isOpen,
    stateReducer: applyOwnRules,
    onIsOpenChange: ({ isOpen: isNowOpen }) => {
      if (!isNowOpen) setEarlyArrow(undefined)
      onOpenChange(isNowOpen)
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null && selectedItem !== undefined) onPick(selectedItem)
    },
    scrollIntoView: (option) => option?.scrollIntoView({ block: 'nearest' }),
  })
  const { highlightedIndex, setHighlightedIndex } = list
  const lastIndex = items.length - 1
  useEffect(() => {
    if (earlyArrow && isOpen && lastIndex >= 0 && highlightedIndex < 0)
      setHighlightedIndex(earlyArrow === 'ArrowDown' ? 0 : lastIndex)
  }, [earlyArrow, isOpen, lastIndex, highlightedIndex, setHighlightedIndex])

  const listProps = list.getMenuProps({ 'aria-label': label }, { suppressRefError: true })
  const activeIndex = isOpen && highlightedIndex < items.length ? highlightedIndex : -1

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    const { key } = event
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp'
    setEarlyArrow(isArrow && items.length === 0 ? key : undefined)
    const isListKey =
      isArrow ||
      ((key === 'PageDown' || key === 'PageUp' || key === 'Escape') && isOpen) ||
      ((key === 'Home' || key === 'End') && activeIndex >= 0 && !event.shiftKey) ||
      (key === 'Enter' && activeIndex >= 0)
    // the dialog or form around the field must not close too
    if (isListKey && key === 'Escape') event.stopPropagation()
    if (isListKey) return
    skipKey(event)
    onKeyDown?.(event)
  }

  function handleBlur(event: FocusEvent<HTMLInputElement>): void {
    setEarlyArrow(undefined)
    onBlur?.(event)
  }

  const {
    // the label of the form names the field
    id: _id,
    'aria-labelledby': _labelledBy,
    'aria-label': _label,
    // without the element, downshift cannot take the focus back from the next field when a list arrives late
    ref: _ref,
    ...inputProps
  } = list.getInputProps(
    { ...inputOptions, onKeyDown: handleKey, onBlur: handleBlur },
    { suppressRefError: true },
  )

  return {
    activeIndex,
    inputProps: {
      ...inputProps,
      'aria-controls': isOpen ? inputProps['aria-controls'] : undefined,
      'aria-activedescendant': activeIndex >= 0 ? inputProps['aria-activedescendant'] : undefined,
    },
    listProps,
    optionProps: (index: number) => list.getItemProps({ item: items[index]!, index }),
  }
}
