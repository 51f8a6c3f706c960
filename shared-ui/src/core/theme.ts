import type { MappingAlgorithm, ThemeConfig } from 'antd'

/** The colours of colours.css for antd. Every text has a contrast of at least 4.5 to 1 on its background. */
export const theme: ThemeConfig = {
  token: {
    colorPrimary: '#0b6e4f',
    colorSuccess: '#0b6e4f',
    colorError: '#b3261e',
    colorWarning: '#8a5a00',
    colorInfo: '#1f5f8b',
    colorLink: '#0b6e4f',
    colorTextBase: '#1d2a24',
    colorTextSecondary: '#4c5a53',
    colorTextDescription: '#4c5a53',
    colorTextPlaceholder: '#66736c',
    colorBorder: '#87948d',
    colorBgLayout: '#f5f8f6',
    // backgrounds that antd derives from these dark colours would look muddy
    colorSuccessBg: '#e8f3ee',
    colorSuccessBorder: '#9cc9b5',
    colorWarningBg: '#fff6e0',
    colorWarningBorder: '#e0bf7a',
    colorErrorBg: '#fdecea',
    colorErrorBorder: '#e3a39e',
    colorInfoBg: '#e9f2f8',
    colorInfoBorder: '#a3c4da',
    borderRadius: 6,
    fontFamily:
      "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Bengali', 'Hind Siliguri', 'Nirmala UI', Vrinda, sans-serif",
    // the text of a busy button has the same contrast as before
    opacityLoading: 1,
    motionDurationMid: '0.12s',
    motionDurationSlow: '0.16s',
  },
  components: {
    Form: { itemMarginBottom: 16, verticalLabelPadding: '0 0 4px' },
    Segmented: { trackBg: '#dfe8e3' },
    Layout: { siderBg: '#ffffff', headerBg: '#ffffff' },
  },
}

/** A glow in the dark by default. The types of antd lack the name. */
const shadow = { colorShadow: '#000' }

/**
 * The colours of dark.css for antd, with its dark algorithm, which darkens colorPrimary and the colours
 * beside it. What is white on a filled button is dark here.
 */
export const makeDarkTheme = (algorithm: MappingAlgorithm): ThemeConfig => ({
  algorithm,
  token: {
    ...theme.token,
    colorPrimary: '#68e7b4',
    colorSuccess: '#68e7b4',
    colorError: '#ffa399',
    colorWarning: '#ffd06a',
    colorInfo: '#8fd5ff',
    colorLink: '#68e7b4',
    colorLinkHover: '#8adcbb',
    ...shadow,
    colorBgBase: '#101613',
    colorBgLayout: '#101613',
    colorBgContainer: '#18201c',
    colorBgElevated: '#1f2924',
    colorBgSpotlight: '#d5dfda',
    colorTextBase: '#e3eae6',
    colorText: '#e3eae6',
    colorTextHeading: '#e3eae6',
    colorTextSecondary: '#a9b7b0',
    colorTextDescription: '#a9b7b0',
    colorTextPlaceholder: '#8e9c95',
    colorTextLightSolid: '#101613',
    colorWhite: '#101613',
    colorBorder: '#72827a',
    colorBorderSecondary: '#33403a',
    colorSplit: '#33403a',
    colorSuccessBg: '#17362b',
    colorSuccessBorder: '#2c6b53',
    colorWarningBg: '#33280f',
    colorWarningBorder: '#8f6a22',
    colorErrorBg: '#3d1b18',
    colorErrorBorder: '#8c3c35',
    colorInfoBg: '#14293a',
    colorInfoBorder: '#2f5b7c',
  },
  components: { ...theme.components, Segmented: { trackBg: '#262e2a', itemSelectedBg: '#3a4841' } },
})
